import TestSupport
import Testing

@testable import BinderyWeb

struct HostPolicyTests {
  @Test(arguments: [
    ("localhost:8080", true), ("LOCALHOST", true), ("app.localhost:1", true), ("127.0.0.1:8080", true),
    ("127.9.8.7", true), ("[::1]:8080", true), ("[::1]", true), (nil, false),
    ("evil.example:8080", false), ("127.0.0.1.evil.example", false), ("localhost.evil.example", false),
    ("192.168.0.7", false), ("", false), ("proxy.example", true), ("friend.example:443", true),
  ])
  func localServersAcceptOnlyTheirHostNames(_ host: String?, isAllowed: Bool) {
    let policy = HostPolicy(
      listeningOn: "127.0.0.1", allowing: ["Proxy.example"], origins: ["https://friend.example"])
    #expect(policy.allows(host) == isAllowed)
  }

  @Test(arguments: ["0.0.0.0", "::", "192.168.0.7"])
  func publicServersAcceptAnyHostName(_ address: String) {
    #expect(HostPolicy(listeningOn: address).allows("anything.example"))
  }

  @Test(arguments: [("apps.example:8080", true), ("localhost", true), ("evil.example", false), (nil, false)])
  func configuredHostNamesAreTheOnlyOnes(_ host: String?, isAllowed: Bool) {
    let policy = HostPolicy(listeningOn: "0.0.0.0", allowing: ["apps.example"])
    #expect(policy.allows(host) == isAllowed)
  }

  @Test func aSocketForAnotherNameIsRefusedAndCounted() async throws {
    try await HostServer.run { server in
      let connection = try await RawConnection.connect(port: server.port)
      let host = "evil.example:\(server.port)"
      let handshake = WebSocketClient.handshake(port: server.port, headers: ["Origin: http://\(host)"])
      try await connection.send(handshake.replacing("Host: localhost:\(server.port)", with: "Host: \(host)"))
      let answer = HTTPAnswer(await connection.readToEnd())
      #expect(answer.status == 421)
      #expect(server.host.count(of: .refusedHandshake) == 1)
    }
  }

  @Test(arguments: ["", "Host: localhost\r\nHost: localhost\r\n"])
  func aRequestWithoutExactlyOneHostIsRefused(hosts: String) async throws {
    try await HostServer.run { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send("GET /counter HTTP/1.1\r\n\(hosts)Connection: close\r\n\r\n")
      #expect(HTTPAnswer(await connection.readToEnd()).status == 400)
      #expect(server.host.count(of: .refusedHost) == 1)
    }
  }

  @Test func aPageOfAnotherNameGetsNoSession() async throws {
    try await HostServer.run { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send(
        "GET /counter HTTP/1.1\r\nHost: evil.example:\(server.port)\r\nConnection: close\r\n\r\n")
      let answer = HTTPAnswer(await connection.readToEnd())
      #expect(answer.head.hasPrefix("HTTP/1.1 421"))
      #expect(!answer.text.contains("bindery-token"))
    }
  }
}
