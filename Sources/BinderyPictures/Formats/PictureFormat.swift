/// The picture formats that every browser shows.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg, png, webp, gif

  /// The format's usual name.
  public var title: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .gif: "GIF"
    }
  }

  /// The file name extension.
  var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// Detects the format from the first bytes; nil for any other.
  init?(startOf bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: PNGPicture.signature) {
      self = .png
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }
}
