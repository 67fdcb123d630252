internal import HummingbirdCore

/// A step on the way of a request.
protocol RequestStep: Sendable {
  /// Responds to a request; nil leaves it to the next step. Errors are converted to responses.
  func respond(to context: RequestContext) async -> Response?
}
