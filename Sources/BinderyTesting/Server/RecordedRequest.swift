/// A request that the test server received.
public struct RecordedRequest: Sendable {
  /// The method, for example `GET`.
  public let method: String
  /// The path as it was sent, without the query.
  public let path: String
  /// The query as it was sent, without the question mark; empty if there is none.
  public let query: String
  /// The body.
  public let body: [UInt8]
  let headers: [(name: String, value: String)]

  /// Returns the first value of a header field.
  /// - Parameter name: The field's name in any case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Returns the value of a query item as it was sent, with percent encoding.
  /// - Parameter name: The item's name.
  public func queryItem(_ name: String) -> String? {
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0] == name { return parts.count > 1 ? String(parts[1]) : "" }
    }
    return nil
  }
}
