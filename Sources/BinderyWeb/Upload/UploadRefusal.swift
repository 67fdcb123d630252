internal import HTTPTypes

/// Why a picture or file is not taken: a status for programs, a sentence for people.
enum UploadRefusal: Error, Hashable {
  /// The request is not of the form that the client script gives it.
  case malformed
  /// It comes from a page of another server.
  case foreignOrigin
  /// There is no such session.
  case unknownSession
  /// Nothing takes a file there (any more).
  case notTaken
  /// A later one came to the same place.
  case replaced
  /// It does not say how large it is.
  case lengthRequired
  /// It is larger than this many bytes.
  case tooLarge(limit: Int)
  /// Too many files are on their way.
  case busy
  /// It stood still, or took too long.
  case tooSlow
  /// It ended before it was whole.
  case cutOff

  var status: HTTPResponse.Status {
    switch self {
    case .malformed, .cutOff: .badRequest
    case .foreignOrigin: .forbidden
    case .unknownSession: .gone
    case .notTaken, .replaced: .conflict
    case .lengthRequired: .lengthRequired
    case .tooLarge: .contentTooLarge
    case .busy: .serviceUnavailable
    case .tooSlow: .requestTimeout
    }
  }

  var sentence: String {
    switch self {
    case .malformed: "The server could not read that. Reload the page and choose the file again."
    case .foreignOrigin: "Pages of another origin may not send files."
    case .unknownSession: "This page has been open for too long. Reload it and choose the file again."
    case .notTaken: "No file is asked for there any more."
    case .replaced: "Another file was chosen instead."
    case .lengthRequired: "The server wants to know beforehand how large a file is."
    case .tooLarge(let limit):
      "A file may have \(limit / 1_000_000) MB at most. Choose a smaller one."
    case .busy: "Too many files are on their way at the moment. Try again in a minute."
    case .tooSlow:
      "The file took too long. Try again, perhaps with a better connection or a smaller file."
    case .cutOff: "The file did not arrive whole. Try again."
    }
  }
}
