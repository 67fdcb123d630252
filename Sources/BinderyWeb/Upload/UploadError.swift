internal import HTTPTypes

/// Why an upload is refused: a status for programs, a sentence for people.
enum UploadError: Error, Hashable {
  /// The request does not have the form that the client script sends.
  case malformed
  /// A page of another origin sent it.
  case foreignOrigin
  /// There is no such session.
  case unknownSession
  /// The node accepts no file (any more).
  case notAccepted
  /// A later upload to the same node replaced it.
  case replaced
  /// It has no `Content-Length`.
  case lengthRequired
  /// It is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// Too many uploads are in progress.
  case busy
  /// It stalled, or took too long.
  case tooSlow
  /// It ended before the announced length.
  case cutOff

  var status: HTTPResponse.Status {
    switch self {
    case .malformed, .cutOff: .badRequest
    case .foreignOrigin: .forbidden
    case .unknownSession: .gone
    case .notAccepted, .replaced: .conflict
    case .lengthRequired: .lengthRequired
    case .tooLarge: .contentTooLarge
    case .busy: .serviceUnavailable
    case .tooSlow: .requestTimeout
    }
  }

  var sentence: String {
    switch self {
    case .malformed: "The server could not read the upload. Reload the page and choose the file again."
    case .foreignOrigin: "Pages of another origin may not send files."
    case .unknownSession: "This page has been open for too long. Reload it and choose the file again."
    case .notAccepted: "This page no longer asks for a file."
    case .replaced: "Another file was chosen instead."
    case .lengthRequired: "The server needs to know the size of a file in advance."
    case .tooLarge(let limit):
      "A file can have at most \(limit / 1_000_000) MB. Choose a smaller one."
    case .busy: "Too many files are being uploaded at the moment. Try again in a minute."
    case .tooSlow:
      "The upload took too long. Try again with a better connection or a smaller file."
    case .cutOff: "The file did not arrive completely. Try again."
    }
  }
}
