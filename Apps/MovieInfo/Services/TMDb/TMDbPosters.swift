internal import BinderyServices

/// Converts TMDb's poster paths to addresses.
struct TMDbPosters {
  let images: ServiceAddress

  /// Returns the poster at a path such as `/abc.jpg`; nil if the path is invalid.
  func poster(_ path: String?) -> Poster? {
    guard let path, path.hasPrefix("/"), path.utf8.count <= 100 else { return nil }
    let name = path.dropFirst()
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isName, !name.isEmpty, !name.hasPrefix(".") else { return nil }
    return .address("\(images.home.trimmingSuffix("/"))/w342/\(name)")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
