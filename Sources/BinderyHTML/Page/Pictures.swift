/// Where hosts serve the drawings that apps ship.
enum Pictures {
  /// The path of a drawing `catalog/name`: `/pictures/catalog/name.svg`.
  ///
  /// Anything but letters, digits, hyphens and single slashes is dropped, so that no name leads elsewhere.
  static func path(of asset: String) -> String {
    var path = "/pictures"
    for part in asset.split(separator: "/") {
      let name = part.utf8.filter(isAllowed)
      if !name.isEmpty { path += "/" + String(decoding: name, as: UTF8.self) }
    }
    return path + ".svg"
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
