/// The query of a page's address: what is for the host, and the rest, which is for the window.
struct PageQuery: Hashable, Sendable {
  /// The round trip in milliseconds that a developer wants to see: `latency=300`.
  private(set) var latency: Int?
  /// The rest, as it is in the address.
  private(set) var window: String

  /// The longest round trip, in milliseconds.
  static let longestLatency = 5000

  /// Reads a query.
  ///
  /// - Parameter isDeveloper: whether the switches of developers have an effect. They never reach the window.
  init(_ query: String, isDeveloper: Bool) {
    var rest: [Substring] = []
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts[0], parts.dropFirst().first) {
      case ("latency", let value):
        if isDeveloper, let value, let number = Int(value), (1...Self.longestLatency).contains(number) {
          latency = number
        }
      default: rest.append(item)
      }
    }
    window = rest.joined(separator: "&")
  }
}
