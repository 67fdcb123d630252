/// A folder of pictures that people gave an app. `Image(pet.picture, in: .pets)` shows one of them by its name.
///
/// The names are made from what is in the pictures: 64 hexadecimal digits and an ending, such as `….jpg`. A picture
/// never changes under its name, so hosts may keep it for ever.
public struct StoredPictureFolder: Sendable, Hashable {
  /// Its name, unique among the folders and catalogs of a host: lower-case letters, digits and hyphens.
  public let name: String
  /// The folder on disk.
  public let folder: String

  private static let mediaTypes = [
    "jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif",
  ]

  /// Names a folder of pictures.
  public init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// The media type of a picture by its name, such as `image/jpeg`; `nil` where that cannot be the name of one. A name
  /// that can leads nowhere else: it has no slashes and one dot.
  public static func mediaType(of name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 64, parts[0].utf8.allSatisfy(isDigit) else { return nil }
    return mediaTypes[String(parts[1])]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
