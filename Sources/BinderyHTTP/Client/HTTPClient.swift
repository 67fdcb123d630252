/// Sends requests to a web service and returns its replies, whatever their status.
///
/// A client throws ``HTTPError`` without a complete reply (no network, timeout, connection lost, too large) and
/// `CancellationError` when its task was cancelled. ``JSONService`` decodes replies.
public protocol HTTPClient: Sendable {
  /// Sends a request and waits for the complete reply.
  /// - Parameter request: the request; its secrets are never part of errors.
  /// - Returns: the reply of any status, redirects followed.
  func send(_ request: HTTPRequest) async throws -> HTTPReply
}
