/// Where hosts serve the drawings that apps ship.
enum Pictures {
  /// The path of a drawing `catalog/name`: `/pictures/catalog/name.svg`.
  ///
  /// Anything but letters, digits, hyphens and one slash is dropped, so that no name leads elsewhere.
  static func path(of asset: String) -> String {
    let name = asset.unicodeScalars.filter { scalar in
      scalar == "/" || scalar == "-" || scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
    }
    return "/pictures/" + String(String.UnicodeScalarView(name)) + ".svg"
  }
}
