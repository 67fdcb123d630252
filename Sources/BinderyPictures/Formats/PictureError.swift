public import Foundation

/// The reason why a file was not stored as a picture, with a sentence for the user.
public enum PictureError: Error, Hashable, Sendable {
  /// The content is not JPEG, PNG, WebP or GIF, regardless of the file's name.
  case notAPicture
  /// The file begins like a picture, but is damaged.
  case damaged(PictureFormat, reason: String)
  /// The file is too large.
  case tooManyBytes(count: Int, limit: Int)
  /// The picture has too many pixels.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The picture could not be scaled down.
  case unprocessable(reason: String)
  /// The folder is not writable.
  case folderUnavailable(folder: String, reason: String)
}

extension PictureError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .notAPicture:
      "The file is not a picture that browsers show. Choose a JPEG, PNG, WebP or GIF."
    case .damaged(let format, let reason):
      "The \(format.title) picture is damaged: \(reason). Open it in a picture program, save it again and choose that file."
    case .tooManyBytes(let count, let limit):
      "The picture has \(Self.megabytes(count)) MB; the limit is \(Self.megabytes(limit)) MB. Choose a smaller one."
    case .tooManyPixels(let width, let height, let limit):
      "The picture has \(width) × \(height) pixels; the limit is \(limit / 1_000_000) million. Choose a smaller one."
    case .unprocessable(let reason):
      "The picture could not be read: \(reason). Open it in a picture program, save it again and choose that file."
    case .folderUnavailable(let folder, let reason):
      "The picture could not be saved in \(folder): \(reason). Free some space, or change the folder's permissions, "
        + "and try again."
    }
  }

  private static func megabytes(_ count: Int) -> String {
    let tenths = (count + 99_999) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
