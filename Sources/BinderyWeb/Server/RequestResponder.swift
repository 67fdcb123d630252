internal import HummingbirdCore

/// Answers HTTP requests.
protocol RequestResponder: Sendable {
  /// The response to one request. A failure is a response, too.
  func respond(to request: Request) async -> Response
}
