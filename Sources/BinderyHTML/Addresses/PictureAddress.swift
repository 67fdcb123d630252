internal import BinderyViews

/// Where hosts serve the drawings that apps ship and the pictures that people gave them.
enum PictureAddress {
  /// The address of a picture; `nil` where there is none, or none that may be followed.
  ///
  /// A drawing is `/pictures/catalog/name.svg`, a stored picture `/pictures/folder/name.jpg`. Of names, anything but
  /// letters, digits, hyphens and underscores is dropped, so that no name leads elsewhere.
  static func of(_ picture: Picture) -> String? {
    var path = "/pictures"
    switch picture {
    case .remote(let url): return url.flatMap(LinkPolicy.safe)
    case .drawing(let name, let catalog):
      append(catalog.name, to: &path)
      for part in name.split(separator: "/") { append(part, to: &path) }
      return path + ".svg"
    case .stored(let name, let folder):
      guard StoredPictureFolder.mediaType(of: name) != nil else { return nil }
      append(folder.name, to: &path)
      return path + "/" + name
    }
  }

  private static func append(_ part: some StringProtocol, to path: inout String) {
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
