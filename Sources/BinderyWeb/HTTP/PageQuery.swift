/// The query of a page's address, divided into the host's parameters and the window's.
struct PageQuery: Hashable, Sendable {
  /// The simulated round trip in milliseconds that a developer requests: `latency=300`.
  private(set) var latency: Int?
  /// The window of a page without script: `plain=k3f…`; empty for a new one, `nil` for a page with script.
  private(set) var plain: String?
  /// The number of workers that led the request to another one: see ``OtherWorkerStep`` and ``VisitorStep``.
  private(set) var attempts = 0
  /// The parameters of the window, unchanged.
  private(set) var window: String

  private static let attemptsName: Substring = "bindery-try"

  /// Returns the address of the same path with a query and another number of attempts, which is left out if it is zero.
  static func address(_ query: String, attempts: Int) -> String {
    let others = query.split(separator: "&").filter { !$0.hasPrefix(attemptsName + "=") }
    return "?" + (others + (attempts == 0 ? [] : ["\(attemptsName)=\(attempts)"])).joined(separator: "&")
  }

  /// The maximum simulated round trip in milliseconds.
  static let longestLatency = 5000

  /// Parses a query.
  ///
  /// - Parameter isDeveloper: Whether developer parameters have an effect. They are never passed to the window.
  init(_ query: String, isDeveloper: Bool) {
    var rest: [Substring] = []
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts[0], parts.dropFirst().first) {
      case ("latency", let value):
        if isDeveloper, let value, let number = Int(value), (1...Self.longestLatency).contains(number) {
          latency = number
        }
      case (Self.attemptsName, let value): attempts = value.flatMap { Int($0) }.map { max(0, $0) } ?? 0
      case ("plain", let value): plain = value.map(String.init) ?? ""
      default: rest.append(item)
      }
    }
    window = rest.joined(separator: "&")
  }
}
