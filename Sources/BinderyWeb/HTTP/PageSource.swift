/// Makes the page of an app, with a session behind it.
protocol PageSource: Sendable {
  /// The complete document; `nil` when there are too many sessions.
  ///
  /// - Parameters:
  ///   - app: the app's path.
  ///   - location: where it opens.
  ///   - isKept: whether somebody will look at the page; if not, its session ends at once.
  func page(of app: String, at location: String, isKept: Bool) async -> String?
}
