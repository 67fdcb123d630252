import NIOCore
import NIOSSL
import NIOTLS
import TestSupport
import Synchronization

/// The client's side of TLS connections to `localhost`.
struct TLSClient: Sendable {
  private let context: NIOSSLContext
  private let agreed = Agreed()

  /// The name of the protocol that the server chose (ALPN) on the last connection.
  var chosenProtocol: String? { agreed.name.withLock(\.self) }

  /// Creates a client that trusts one certificate.
  init(
    trusting certificate: TestCertificate = .first, configure: (inout TLSConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .certificates(
      try NIOSSLCertificate.fromPEMBytes(Array(certificate.certificate.utf8)))
    configure(&configuration)
    context = try NIOSSLContext(configuration: configuration)
  }

  /// Encrypts a connection.
  var setup: RawConnection.Setup {
    { [context, agreed] channel in
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: "localhost"))
      try pipeline.addHandler(ProtocolReader(agreed: agreed))
    }
  }
}

/// The protocol on which client and server agreed.
private final class Agreed: Sendable {
  let name = Mutex<String?>(nil)
}

private final class ProtocolReader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let agreed: Agreed

  init(agreed: Agreed) { self.agreed = agreed }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted(let name) = event as? TLSUserEvent { agreed.name.withLock { $0 = name } }
    context.fireUserInboundEventTriggered(event)
  }
}
