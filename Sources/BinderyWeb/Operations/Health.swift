/// The health of what an operator watches: one host, or several workers.
protocol Health: Sendable {
  /// The reason why it should be restarted; nil while it works.
  var failure: String? { get }
  /// The reason why it takes no new pages; nil while it does.
  var busyReason: String? { get }
}
