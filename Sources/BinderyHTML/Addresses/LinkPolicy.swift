/// Decides which addresses a document may carry: an address from outside must not run script or smuggle a page in.
enum LinkPolicy {
  /// The address for a link or picture, or `nil` where it must not be followed.
  ///
  /// Allowed are `http`, `https`, `mailto`, `tel`, `geo` and addresses without a scheme. Browsers skip white space and
  /// controls in a scheme, so these are skipped here, too. An address that names a host needs a scheme: `//example.org`
  /// looks relative, and leads off the site.
  static func safe(_ url: String) -> String? {
    guard let scheme = scheme(of: url) else { return namesHost(url) ? nil : url }
    return allowed.contains(scheme) ? url : nil
  }

  /// Whether an address without a scheme begins with two slashes, as browsers read it: a backslash is one, too.
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
