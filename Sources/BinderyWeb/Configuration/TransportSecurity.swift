package import NIOCore

/// Encrypts the connections of a ``WebHost`` with TLS, so that it serves `https://` and `wss://` without a reverse proxy.
///
/// The module `BinderyTLS` creates it from the files of a certificate and its private key.
public struct TransportSecurity: Sendable {
  /// Adds the handlers that encrypt a new connection, before all others and on its event loop.
  ///
  /// - Parameters:
  ///   - channel: The connection.
  ///   - report: Called with a sentence for the log when the handshake fails.
  package typealias Setup =
    @Sendable (_ channel: any Channel, _ report: @escaping @Sendable (_ failure: String) -> Void) throws ->
    Void

  /// Encrypts a new connection.
  package let encrypt: Setup

  /// Creates the TLS of a host.
  package init(encrypt: @escaping Setup) { self.encrypt = encrypt }
}
