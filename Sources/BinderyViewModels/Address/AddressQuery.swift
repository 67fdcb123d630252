internal import Foundation

/// Parses and formats the query of an address: `q=new+york&tab=week`.
enum AddressQuery {
  /// The maximum number of bytes to parse. Browsers and proxies truncate longer addresses.
  private static let maximumBytes = 4096
  private static let maximumItems = 32
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,:/")

  /// Returns the first item of each name. Invalid items are ignored.
  static func items(of query: String) -> [String: String] {
    guard query.utf8.count <= maximumBytes else { return [:] }
    var items: [String: String] = [:]
    for part in query.split(separator: "&").prefix(maximumItems) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(pair[0]), !name.isEmpty, items[name] == nil,
        let value = pair.count > 1 ? decoded(pair[1]) : ""
      else { continue }
      items[name] = value
    }
    return items
  }

  /// Returns the query of items, in order.
  static func text(_ items: [(String, String)]) -> String {
    items.map { "\(encoded($0))=\(encoded($1))" }.joined(separator: "&")
  }

  private static func decoded(_ text: Substring) -> String? {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
