internal import Foundation

/// Takes keys and passwords out of texts that people may see.
struct Redaction {
  /// Query items whose value is a key by their name, whether or not the request says so.
  private static let secretItems: Set<String> = [
    "key", "apikey", "api_key", "api-key", "appid", "token", "access_token", "secret", "password",
  ]
  private static let mark = "…"

  /// The secrets, plain and as encoded in an address.
  private let secrets: [String]

  init(secrets: Set<String>) {
    let encoded = secrets.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
    let pathEncoded = secrets.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) }
    // The longest goes first, so that a secret that is part of another leaves no rest.
    self.secrets = secrets.union(encoded).union(pathEncoded).filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// The text without the secrets.
  func text(_ text: String) -> String {
    secrets.reduce(text) { $0.replacingOccurrences(of: $1, with: Self.mark) }
  }

  /// The address without user, password, secret query items and secrets in its path.
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
