internal import BinderyViews

/// Where hosts serve the drawings that apps ship and the pictures that people gave them.
enum Pictures {
  /// The path of a drawing `catalog/name`: `/pictures/catalog/name.svg`; of a stored picture `folder/name.jpg`:
  /// `/pictures/folder/name.jpg`.
  ///
  /// Anything but letters, digits, hyphens and single slashes is dropped, so that no name leads elsewhere.
  static func path(of asset: String) -> String {
    var path = "/pictures"
    let parts = asset.split(separator: "/")
    for part in parts.dropLast() { append(part, to: &path) }
    guard let last = parts.last else { return path + ".svg" }
    if StoredPictureFolder.mediaType(of: String(last)) != nil { return path + "/" + last }
    append(last, to: &path)
    return path + ".svg"
  }

  private static func append(_ part: Substring, to path: inout String) {
    let name = part.utf8.filter(isAllowed)
    if !name.isEmpty { path += "/" + String(decoding: name, as: UTF8.self) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
