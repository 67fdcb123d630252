import TestSupport
import Testing

@testable import BinderyWeb

/// The answers to requests for which there is no room now.
@Suite(.timeLimit(.minutes(10))) struct RefusedPageTests {
  private func withFullHost(_ body: (HostServer) async throws -> Void) async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumUnclaimedSessionsPerAddress = 1
      $0.limits.unclaimedGrace = .seconds(600)
      $0.limits.unclaimedLifetime = .seconds(600)
    }) { server in
      #expect(try await server.answer("GET /bindery/ready").status == 204)
      #expect(try await server.answer("GET /counter").status == 200)
      try await body(server)
    }
  }

  @Test func refusedPagesReloadAfterDifferentTimes() async throws {
    try await withFullHost { server in
      var seconds: Set<Int> = []
      for _ in 1...12 {
        let answer = try await server.answer("GET /counter")
        #expect(answer.status == 503)
        let match = try #require(
          answer.text.firstMatch(of: #/<noscript><meta http-equiv="refresh" content="([0-9]+)"></noscript>/#))
        seconds.insert(try #require(Int(match.1)))
      }
      #expect(seconds.allSatisfy { (30...90).contains($0) })
      #expect(seconds.count > 1)
    }
  }

  @Test func permanentErrorsAreNotReloaded() async throws {
    try await HostServer.run { server in
      let answer = try await server.answer("GET /nowhere")
      #expect(!answer.text.contains("<script") && !answer.text.contains("refresh"))
    }
  }

  @Test func pagesCheckForRoomWithoutReservingIt() async throws {
    try await withFullHost { server in
      let answer = try await server.answer("GET /bindery/ready")
      #expect(answer.status == 503)
      #expect(answer["Cache-Control"] == "no-store")
      #expect(server.host.count(of: .refusedPage) == 0)
      #expect(await server.host.sessionCount == 1)
    }
  }

  @Test func pagesAboveTheRateAreNotAdmitted() {
    var rates = AddressRates(burst: 2, perSecond: 1)
    let start = ContinuousClock.now
    let address = ClientAddress.unknown
    #expect(rates.admits(address, at: start))
    let first = rates.take(address, at: start)
    #expect(first)
    for _ in 1...5 { #expect(rates.admits(address, at: start)) }
    let second = rates.take(address, at: start)
    #expect(second)
    #expect(!rates.admits(address, at: start))
    let third = rates.take(address, at: start)
    #expect(!third)
    #expect(rates.admits(address, at: start + .seconds(1)))
  }
}
