import NIOCore
import TestSupport
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct TrustedProxiesTests {
  @Test(arguments: [
    ("10.0.0.7", true), ("10.0.0.8", false), ("192.168.17.4", true), ("192.168.32.1", false),
    ("::ffff:10.0.0.7", true), ("fd00:1::5", true), ("fe80::1", false), ("127.0.0.1", false),
  ])
  func addressesAndNetworksAreListed(_ address: String, isListed: Bool) throws {
    let proxies = try TrustedProxies(["10.0.0.7", "192.168.16.0/20", "fd00::/8"])
    #expect(proxies.contains(try SocketAddress(ipAddress: address, port: 1)) == isListed)
  }

  @Test(arguments: [("127.9.8.7", true), ("::1", true), ("::2", false), ("10.0.0.1", false)])
  func thisMachineIsItsLoopbackAddresses(_ address: String, isListed: Bool) throws {
    #expect(TrustedProxies.thisMachine.contains(try SocketAddress(ipAddress: address, port: 1)) == isListed)
  }

  @Test(arguments: ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "fd00::/129", "10.0.0.0/-1"])
  func otherValuesAreReportedWithARemedy(_ text: String) {
    let error = #expect(throws: WebHostError.self) { try TrustedProxies([text]) }
    #expect(error == .invalidProxy(text))
    #expect(error?.description.contains("10.0.0.0/8") == true)
  }

  @Test func aReportOfAProxyThatIsNotListedIsCounted() async throws {
    try await HostServer.run(configure: { $0.clientAddress = .forwardedFor(proxies: .nowhere) }) { server in
      let answer = try await server.answer("GET /counter", headers: ["X-Forwarded-For: 192.0.2.7"])
      #expect(answer.status == 200)
      #expect(server.host.count(of: .unlistedProxy) == 1)
    }
  }
}
