import BinderyWeb
import NIOCore
import NIOSSL
import TestSupport
import Testing

@testable import BinderyTLS

/// A host that encrypts its connections.
@Suite(.timeLimit(.minutes(10))) struct SecureHostTests {
  private static let handshake = [WebSocketClient.cookie, "Sec-WebSocket-Protocol: bindery.1"]

  private func open(_ server: SecureHost, origin: String) async throws -> WebSocketClient {
    try await WebSocketClient.open(
      port: server.port, headers: Self.handshake + ["Origin: \(origin)"], setup: TLSClient().setup)
  }

  @Test func pagesAreServedAndBecomeInteractive() async throws {
    try await SecureHost.run { server in
      let page = try await server.answer("GET /taps", headers: [WebSocketClient.cookie])
      #expect(page.status == 200)
      let token = try #require(page.text.firstMatch(of: /bindery-token" content="([0-9a-f]+)"/)?.1)
      let button = try #require(page.text.firstMatch(of: /<button[^>]* id="n([0-9]+)"/)?.1)
      let socket = try await open(server, origin: "https://localhost:\(server.port)")
      try await socket.send("[0,\"\(token)\",0]")
      #expect(try await socket.text() == "[0,0]")
      try await socket.send("[1,0,\(button),0]")
      #expect(try await socket.text().contains("Count: 1"))
    }
  }

  @Test func theAddressHasTheScheme() async throws {
    try await SecureHost.run { server in
      #expect(server.address.description == "https://127.0.0.1:\(server.port)")
    }
  }

  @Test func aPageThatIsNotEncryptedOpensNoSocket() async throws {
    try await SecureHost.run { server in
      let socket = try await open(server, origin: "http://localhost:\(server.port)")
      #expect(socket.head.hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test(arguments: ["GET /taps", "GET /taps?plain="])
  func cookiesAreForTLSOnly(_ request: String) async throws {
    try await SecureHost.run { server in
      let cookie = try #require(try await server.answer(request)["Set-Cookie"])
      #expect(cookie.hasPrefix("__Host-bindery_") && cookie.hasSuffix("; Secure"))
    }
  }

  @Test(arguments: ["GET /taps", "GET /nothing", "POST /taps"])
  func browsersAreAskedToUseTLSOnly(_ request: String) async throws {
    try await SecureHost.run { server in
      let answer = try await server.answer(request, headers: ["Host: apps.example.org"])
      #expect(answer["Strict-Transport-Security"] == "max-age=31536000")
      // It would apply to every port of this machine.
      #expect(try await server.answer(request)["Strict-Transport-Security"] == nil)
    }
  }

  @Test func theServerChoosesHTTP1() async throws {
    try await SecureHost.run { server in
      let client = try TLSClient { $0.applicationProtocols = ["h2", "http/1.1"] }
      #expect(try await server.answer("GET /taps", client: client).status == 200)
      #expect(client.chosenProtocol == "http/1.1")
    }
  }

  @Test(arguments: [(TLSVersion.tlsv11, false), (.tlsv12, true), (.tlsv13, true)])
  func olderVersionsThanTLS12AreRefused(version: TLSVersion, isAccepted: Bool) async throws {
    try await SecureHost.run { server in
      let client = try TLSClient {
        $0.minimumTLSVersion = .tlsv1
        $0.maximumTLSVersion = version
      }
      let status = try? await server.answer("GET /taps", client: client).status
      #expect(status == (isAccepted ? 200 : nil))
      if !isAccepted { await server.hasCounted(.failedTLSHandshake) }
      #expect(server.host.count(of: .failedTLSHandshake) == (isAccepted ? 0 : 1))
    }
  }

  @Test(arguments: [
    (NIOTLSCipher.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, true),
    (.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, true),
    (.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA, false), (.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA, false),
  ])
  func ciphersWithoutAuthenticationAreRefused(cipher: NIOTLSCipher, isAccepted: Bool) async throws {
    try await SecureHost.run { server in
      let client = try TLSClient {
        $0.maximumTLSVersion = .tlsv12
        $0.cipherSuiteValues = [cipher]
      }
      let status = try? await server.answer("GET /taps", client: client).status
      #expect(status == (isAccepted ? 200 : nil))
    }
  }

  @Test func plainHTTPIsClosedAndCounted() async throws {
    try await SecureHost.run { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send("GET /taps HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
      #expect(!String(decoding: await connection.readToEnd(), as: UTF8.self).contains("HTTP"))
      #expect(server.host.count(of: .failedTLSHandshake) == 1)
      #expect(server.host.count(of: .refusedRequest) == 0)
      #expect(try await server.answer("GET /taps").status == 200)
    }
  }

  @Test func aClientThatSendsNothingIsCutAndCounted() async throws {
    let folder = try CertificateFolder(.first)
    try await SecureHost.run(folder.security(handshakeTimeout: .milliseconds(20))) { server in
      let connection = try await RawConnection.connect(port: server.port)
      #expect(await connection.readToEnd() == [])
      #expect(server.host.count(of: .failedTLSHandshake) == 1)
    }
  }

  @Test func aClientWithoutAHandshakeCountsForItsAddress() async throws {
    try await SecureHost.run(configure: { $0.limits.maximumConnectionsPerAddress = 1 }) { server in
      // One of both is closed, whichever comes first.
      let (first, second) = (
        try await RawConnection.connect(port: server.port), try await RawConnection.connect(port: server.port)
      )
      await server.hasCounted(.refusedConnection)
      #expect(server.host.count(of: .failedTLSHandshake) == 0)
      try? await first.drop()
      try? await second.drop()
    }
  }

  @Test func aRenewedCertificateIsServedToTheNextConnection() async throws {
    let folder = try CertificateFolder(.first)
    let clock = SteppedClock()
    let store = try CertificateStore(files: folder.files, logger: .silent) { clock.now }
    try await SecureHost.run(TransportSecurity(store: store, handshakeTimeout: .seconds(600))) { server in
      let (old, new) = (try TLSClient(trusting: .first), try TLSClient(trusting: .renewed))
      let kept = try await RawConnection.connect(port: server.port, setup: old.setup)
      let request = "GET /taps HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
      try await kept.send(request)
      _ = try await kept.read(to: "</html>")
      try folder.write(.renewed)
      #expect(try await server.answer("GET /taps", client: old).status == 200)
      clock.advance(by: CertificateStore.checkInterval)
      #expect(try await server.answer("GET /taps", client: new).status == 200)
      await #expect(throws: (any Error).self) { try await server.answer("GET /taps", client: old) }
      // An open connection is not affected.
      try await kept.send(request)
      _ = try await kept.read(to: "</html>")
    }
  }
}
