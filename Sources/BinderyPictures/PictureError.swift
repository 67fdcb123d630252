public import Foundation

/// Why something that was sent is not kept as a picture, each as a sentence that a person can act on.
public enum PictureError: Error, Hashable, Sendable {
  /// It is no JPEG, PNG, WebP or GIF, whatever its name says.
  case notAPicture
  /// It begins like a picture and goes on like none.
  case damaged(PictureFormat, reason: String)
  /// It has more bytes than are taken.
  case tooManyBytes(count: Int, limit: Int)
  /// It has more pixels than are taken.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// No program could make a smaller one of it.
  case unprocessable(reason: String)
  /// The folder cannot be written.
  case folderUnavailable(folder: String, reason: String)
}

extension PictureError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .notAPicture:
      "That is no picture that can be shown. Choose a JPEG, PNG, WebP or GIF."
    case .damaged(let format, let reason):
      "That \(format.title) picture is damaged: \(reason). Open it in a picture program, save it again and send that."
    case .tooManyBytes(let count, let limit):
      "That picture has \(Self.megabytes(count)) MB, and \(Self.megabytes(limit)) MB is the most that is taken. "
        + "Choose a smaller one."
    case .tooManyPixels(let width, let height, let limit):
      "That picture measures \(width) × \(height) pixels, and \(limit / 1_000_000) million pixels are the most that "
        + "is taken. Make it smaller and send that."
    case .unprocessable(let reason):
      "That picture could not be read: \(reason). Open it in a picture program, save it again and send that."
    case .folderUnavailable(let folder, let reason):
      "The picture could not be kept in \(folder): \(reason). Free some space, or change the folder's permissions, "
        + "and send it again."
    }
  }

  private static func megabytes(_ count: Int) -> String {
    let tenths = (count + 99_999) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
