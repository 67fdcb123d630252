internal import BinderyServices

/// Converts TMDb's poster paths to addresses.
struct TMDbPosters {
  let images: ServiceAddress

  /// Returns the poster at a path such as `/abc.jpg`; nil if the path is invalid.
  func poster(_ path: String?) -> Poster? {
    guard let path, path.hasPrefix("/"), path.utf8.count <= 100 else { return nil }
    let name = path.dropFirst()
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
    let isName = name.utf8.allSatisfy(letters.utf8.contains)
    guard isName, !name.isEmpty, !name.hasPrefix(".") else { return nil }
    return .address("\(images.home.trimmingSuffix("/"))/w342/\(name)")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
