import TestSupport
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct ConnectionCountsTests {
  @Test func connectionsAreLimitedByAddressAndInTotal() {
    let counts = ConnectionCounts(maximum: 3, perAddress: 2)
    let (flood, site) = (ClientAddress.at("2001:db8:1:1::1"), ClientAddress.at("2001:db8:1:2::1"))
    #expect([counts.add(flood), counts.add(site), counts.add(flood)] == [true, true, false])
    #expect([counts.add(.example), counts.add(.unknown)] == [true, false])
    counts.remove(site)
    #expect([counts.add(flood), counts.add(.unknown)] == [true, false])
  }

  @Test func newConnectionsOfAnAddressAreLimitedInRate() {
    let time = TestTime()
    let counts = ConnectionCounts(rates: AddressRates(burst: 2, perSecond: 1), now: { time.now })
    #expect((1...3).map { _ in counts.add(.example) } == [true, true, false])
    #expect(counts.add(.at("192.0.2.77")))
    counts.remove(.example)
    #expect(!counts.add(.example), "An end makes no room in the rate.")
    time.advance(by: .seconds(1))
    #expect(counts.add(.example))
  }

  @Test func aConnectionAboveTheLimitIsClosedAndCounted() async throws {
    try await HostServer.run(configure: { $0.limits.maximumConnectionsPerAddress = 2 }) { server in
      let (first, second) = (
        try await server.page().connect(), try await RawConnection.connect(port: server.port)
      )
      // The connection of the page's own request has ended, but perhaps not been counted yet.
      while server.host.count(of: .refusedConnection) == 0 {
        let third = try await RawConnection.connect(port: server.port)
        try? await third.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        _ = await third.readToEnd()
      }
      try? await second.drop()
      var status = 0
      while status != 200 { status = try await server.answerIfAny("GET /counter") ?? 0 }
      _ = try await first.text()
    }
  }

  @Test func allConnectionsOfAProxyAreItsClients() async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumConnectionsPerAddress = 1
      $0.clientAddress = .forwardedFor()
    }) { server in
      let idle = try await RawConnection.connect(port: server.port)
      #expect(try await server.answer("GET /counter").status == 200)
      // On a busy machine, the server may have closed it already, because it sent no request.
      try? await idle.drop()
    }
  }

  @Test func theConnectionsOfAProxyCountInTotalOnly() {
    let counts = ConnectionCounts(maximum: 3, perAddress: 1, rates: AddressRates(burst: 1, perSecond: 1))
    #expect(
      [counts.add(nil), counts.add(nil), counts.add(.example), counts.add(nil)] == [true, true, true, false])
    counts.remove(nil)
    #expect([counts.add(.example), counts.add(nil)] == [false, true])
  }
}

extension HostServer {
  /// Returns the status of the response to a request; nil if the connection is closed instead.
  fileprivate func answerIfAny(_ request: String) async throws -> Int? {
    let connection = try await RawConnection.connect(port: port)
    try? await connection.send("\(request) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n")
    let bytes = await connection.readToEnd()
    return bytes.isEmpty ? nil : HTTPAnswer(bytes).status
  }
}
