internal import Foundation

/// Validates addresses of web sites in a free-text field.
enum SiteAddress {
  /// Returns the `http` or `https` address in a text; nil for any other text. `www.example.org` counts as `https`.
  static func address(_ text: String?) -> String? {
    // Several addresses are separated by semicolons; the first is the main one.
    guard
      let text = text?.split(separator: ";").first.map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      ),
      !text.isEmpty, text.utf8.count <= 1_000,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && $0.value != 0x5C })
    else { return nil }
    let full = text.lowercased().hasPrefix("www.") ? "https://" + text : text
    guard let url = URLComponents(string: full), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host, host.contains("."),
      // A user name can imitate a host: `https://bank.example@evil.example`.
      url.user == nil, url.password == nil
    else { return nil }
    return url.string
  }
}
