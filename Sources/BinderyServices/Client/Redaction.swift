internal import Foundation

/// Removes keys and passwords from texts that are shown or logged.
struct Redaction {
  /// Names of query items whose values are always treated as keys.
  private static let secretItems: Set<String> = [
    "key", "apikey", "api_key", "api-key", "appid", "token", "access_token", "secret", "password",
  ]
  private static let mark = "…"

  /// The secrets, plain and percent-encoded.
  private let secrets: [String]

  init(secrets: Set<String>) {
    let encoded = secrets.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
    let pathEncoded = secrets.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) }
    // The longest secrets first, so that one that is part of another leaves no remainder.
    self.secrets = secrets.union(encoded).union(pathEncoded).filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// Returns the text without the secrets.
  func text(_ text: String) -> String {
    secrets.reduce(text) { $0.replacingOccurrences(of: $1, with: Self.mark) }
  }

  /// Returns the address without user, password, secret query items and secrets in its path.
  func text(of url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return Self.mark }
    components.user = nil
    components.password = nil
    components.fragment = nil
    components.queryItems = components.queryItems?.map { item in
      Self.secretItems.contains(item.name.lowercased())
        ? URLQueryItem(name: item.name, value: "redacted") : item
    }
    return text(components.string ?? Self.mark)
  }
}
