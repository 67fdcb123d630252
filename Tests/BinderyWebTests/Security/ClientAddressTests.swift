import NIOCore
import Testing

@testable import BinderyWeb

struct ClientAddressTests {
  private func address(
    _ peer: String, _ source: ClientAddressSource = .connection, forwarded: [String] = []
  ) throws -> ClientAddress {
    ClientAddress(source, peer: try SocketAddress(ipAddress: peer, port: 1234), forwarded: forwarded)
  }

  @Test func anIPv4AddressIsOneClientWhateverItsPort() throws {
    #expect(try address("192.0.2.1") == (try address("192.0.2.1")))
    #expect(try address("192.0.2.1") != (try address("192.0.2.2")))
    #expect(try address("::ffff:192.0.2.1") != (try address("::ffff:192.0.2.2")))
  }

  @Test func aNetworkOfIPv6IsOneClient() throws {
    #expect(try address("2001:db8:1:2::1") == (try address("2001:db8:1:2:ffff::9")))
    #expect(try address("2001:db8:1:2::1") != (try address("2001:db8:1:3::1")))
  }

  @Test func loopbackAddressesAreRecognized() throws {
    for own in ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"] {
      #expect(try address(own).isLoopback, "\(own)")
    }
    for other in ["192.0.2.1", "12.7.0.1", "2001:db8:1:2::1"] {
      #expect(try !address(other).isLoopback, "\(other)")
    }
    #expect(try !address("127.0.0.1", .forwardedFor(), forwarded: ["192.0.2.8"]).isLoopback)
  }

  @Test func proxyEntriesCountOnlyIfTrusted() throws {
    let forwarded = ["203.0.113.9, 198.51.100.1", "192.0.2.7 , 192.0.2.8"]
    #expect(try address("127.0.0.1", .connection, forwarded: forwarded) == (try address("127.0.0.1")))
    #expect(try address("127.0.0.1", .forwardedFor(), forwarded: forwarded) == (try address("192.0.2.8")))
    #expect(try address("127.0.0.1", .forwardedFor(), forwarded: ["nonsense"]) == (try address("127.0.0.1")))
    #expect(try address("127.0.0.1", .forwardedFor()) == (try address("127.0.0.1")))
  }

  @Test func anEntryOfAClientThatIsNoListedProxyIsIgnored() throws {
    for peer in ["192.0.2.66", "2001:db8::66"] {
      #expect(try address(peer, .forwardedFor(), forwarded: ["192.0.2.8"]) == (try address(peer)))
    }
  }

  @Test func eachListedProxyInARowIsSkipped() throws {
    let source = ClientAddressSource.forwardedFor(proxies: .listed("10.0.0.0/8", "fd00::/8", "192.0.2.200"))
    let forwarded = ["203.0.113.9, 198.51.100.1", "192.0.2.200, fd00::7"]
    #expect(try address("10.1.2.3", source, forwarded: forwarded) == (try address("198.51.100.1")))
    // All entries are those of proxies: the request comes from the first one itself.
    #expect(try address("10.1.2.3", source, forwarded: ["10.9.9.9, 10.8.8.8"]) == (try address("10.9.9.9")))
    #expect(
      try address("10.1.2.3", source, forwarded: ["198.51.100.1, x, 10.8.8.8"]) == (try address("10.8.8.8")))
  }
}
