/// A folder of user photos in the host's store. `Image(pet.picture, in: .pets)` shows one of them by its name.
///
/// Names are derived from the content: 64 hexadecimal digits and an extension, such as `….jpg`. The picture
/// with a given name never changes, so hosts can cache it indefinitely.
public struct StoredPictureFolder: Sendable, Hashable {
  /// The name, unique among the folders and catalogs of a host: lower-case letters, digits and hyphens.
  public let name: String

  private static let mediaTypes = [
    "jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif",
  ]

  /// Creates a folder of pictures.
  public init(name: String) { self.name = name }

  /// The media type of a picture by its name, such as `image/jpeg`; `nil` if the name is not valid.
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
