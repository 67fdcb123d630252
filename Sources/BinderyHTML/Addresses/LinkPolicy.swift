/// Decides which addresses a document may contain: an untrusted address must not run a script or embed a
/// page.
enum LinkPolicy {
  /// Returns the address for a link or picture, or `nil` if it is not allowed.
  ///
  /// Allowed are `http`, `https`, `mailto`, `tel`, `geo` and addresses without a scheme. White space and
  /// control characters in a scheme are ignored, as in browsers. An address that names a host needs a scheme,
  /// because `//example.org` looks relative but leads off the site.
  static func safe(_ url: String) -> String? {
    guard let scheme = scheme(of: url) else { return namesHost(url) ? nil : url }
    return allowed.contains(scheme) ? url : nil
  }

  /// Whether an address without a scheme begins with two slashes. As in browsers, a backslash counts as a slash.
  private static func namesHost(_ url: String) -> Bool {
    let start = url.unicodeScalars.lazy.filter { $0.value > 0x20 }.prefix(2)
    return start.count == 2 && start.allSatisfy { $0 == "/" || $0 == "\\" }
  }

  private static let allowed: Set<String> = ["http", "https", "mailto", "tel", "geo"]

  private static func scheme(of url: String) -> String? {
    var scheme = ""
    for scalar in url.unicodeScalars where scalar.value > 0x20 {
      switch scalar {
      case ":": return scheme.lowercased()
      case "/", "?", "#": return nil
      default: scheme.unicodeScalars.append(scalar)
      }
    }
    return nil
  }
}
