internal import BinderyViews
internal import HTTPTypes

/// The reason why an upload is rejected, with a status for programs and a sentence for users.
enum UploadError: Error, Hashable {
  /// The request does not have the format that the client script sends.
  case malformed
  /// The request comes from a page of another origin.
  case foreignOrigin
  /// The session does not exist.
  case unknownSession
  /// The node does not accept a file, or no longer does.
  case notAccepted
  /// A later upload to the same node replaced it.
  case replaced
  /// The request has no `Content-Length`.
  case lengthRequired
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// Too many uploads are in progress.
  case busy
  /// The upload stalled, or took too long.
  case tooSlow
  /// The upload ended before the announced length.
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
      "A file can have at most \(FileSize.words(limit)). Choose a smaller one."
    case .busy: "Too many files are being uploaded at the moment. Try again in a minute."
    case .tooSlow:
      "The upload took too long. Try again with a better connection or a smaller file."
    case .cutOff: "The file did not arrive completely. Try again."
    }
  }
}
