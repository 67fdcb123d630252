public import BinderyWeb
public import Logging
internal import NIOCore
internal import NIOSSL

extension TransportSecurity {
  /// Creates the TLS of a host from PEM files, such as those of Let's Encrypt: `fullchain.pem` and `privkey.pem`.
  ///
  /// ```swift
  /// var configuration = WebConfiguration(host: "0.0.0.0", port: 443)
  /// configuration.tls = try TransportSecurity(certificateChain: "fullchain.pem", privateKey: "privkey.pem")
  /// ```
  ///
  /// Clients need TLS 1.3, or 1.2 with ECDHE and an authenticated cipher (AES-GCM or ChaCha20-Poly1305). Renewed files are used without a restart: when a client connects, and a minute has passed since the
  /// last time, the host checks whether a file was replaced. If the new files cannot be used, for example because only one of them was
  /// replaced so far, the error is logged, and the previous certificate stays in use until the next check.
  ///
  /// - Parameters:
  ///   - certificateChain: The path of the server's certificate, followed by the intermediate ones.
  ///   - privateKey: The path of the private key, without a passphrase. Only its owner and group may have access to the file.
  ///   - handshakeTimeout: The time after which a connection is closed if its handshake is not completed.
  ///   - logger: Receives a warning when the certificate is expired or not valid yet, and the result of each renewal.
  /// - Throws: ``TransportSecurityError`` for files that cannot be used.
  public init(
    certificateChain: String, privateKey: String, handshakeTimeout: Duration = .seconds(10),
    logger: Logger = Logger(label: "bindery.tls")
  ) throws(TransportSecurityError) {
    self.init(
      store: try CertificateStore(
        files: CertificateFiles(certificateChain: certificateChain, privateKey: privateKey), logger: logger),
      handshakeTimeout: handshakeTimeout)
  }

  /// Creates the TLS of a host whose certificates are in a store.
  init(store: CertificateStore, handshakeTimeout: Duration = .seconds(10)) {
    self.init { channel, report in
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(NIOSSLServerHandler(context: store.current()))
      try pipeline.addHandler(HandshakeGuard(timeout: TimeAmount(handshakeTimeout), report: report))
    }
  }
}
