/// Asks one question of a web service and returns its answer, whatever its status is.
///
/// A client throws ``HTTPError`` when no whole answer came (no network, timed out, cut off, too large) and
/// `CancellationError` when the asking task was cancelled. ``JSONService`` makes values and sentences of answers.
public protocol HTTPClient: Sendable {
  /// Sends a request and waits for the whole reply.
  /// - Parameter request: what to ask; its secrets are never part of what this throws.
  /// - Returns: the reply of any status, redirects followed.
  func send(_ request: HTTPRequest) async throws -> HTTPReply
}
