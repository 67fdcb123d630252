/// Sends requests to a web service and returns replies of any status.
///
/// A client throws ``HTTPError`` without a complete reply (no network, timeout, connection lost, too large) and
/// `CancellationError` if its task was canceled. ``JSONService`` decodes replies.
public protocol HTTPClient: Sendable {
  /// Sends a request and waits for the complete reply.
  /// - Parameter request: The request. Its secrets are never part of errors.
  /// - Returns: The reply of any status, after redirects.
  func send(_ request: HTTPRequest) async throws -> HTTPReply
}
