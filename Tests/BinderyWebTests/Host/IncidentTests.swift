import BinderyViews
import TestSupport
import Testing

@testable import BinderyWeb

/// A host counts what it ignores or slows down, and notifies a page that is slowed down.
@Suite(.timeLimit(.minutes(10))) struct IncidentTests {
  @Test func anEventForAControlThatDoesNotExistIsCounted() async throws {
    try await HostServer.run { server in
      let socket = try await server.page().connect()
      _ = try await socket.text()
      try await socket.send("[1,0,999999,0]")
      #expect(try await socket.text() == "[0,1]")
      #expect(server.host.count(of: .ignoredEvent) == 1)
    }
  }

  /// The press that took the focus, and is reported first, can remove the field.
  @Test func aLossOfFocusOfAControlThatIsGoneIsNotCounted() async throws {
    try await HostServer.run { server in
      let socket = try await server.page().connect()
      _ = try await socket.text()
      try await socket.send("[1,0,999999,18,false]")
      #expect(try await socket.text() == "[0,1]")
      #expect(server.host.count(of: .ignoredEvent) == 0)
    }
  }

  @Test func eventsAboveTheRateAreDelayedAndNoneIsLost() async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumEventBurst = 5
      $0.limits.maximumEventsPerSecond = 100
    }) { server in
      let page = try await server.page()
      let button = try page.node("button")
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      let taps = (1...30).map { RawFrame.text("[\($0),0,\(button),0]").bytes }
      try await socket.connection.send(Array(taps.joined()))
      var frames: [String] = []
      while !frames.contains(where: { $0.contains("Count: 30") }) { frames.append(try await socket.text()) }
      #expect(frames.count { $0 == ServerFrame.slowedDown } == 1)
      #expect(server.host.count(of: .slowedSocket) == 1)
    }
  }

  @Test func aPageThatMakesRoomForAnotherOneIsCounted() async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumUnclaimedSessionsPerAddress = 1
      $0.limits.unclaimedGrace = .zero
      $0.limits.unclaimedLifetime = .seconds(600)
    }) { server in
      for _ in 1...2 { _ = try await server.answer("GET /counter") }
      #expect(server.host.count(of: .evictedSession) == 1)
    }
  }

  @Test func aPageBeyondTheLimitOfItsAddressIsRefusedAndCounted() async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumUnclaimedSessionsPerAddress = 2
      // Even on a slow machine, the first page is younger than that.
      $0.limits.unclaimedGrace = .seconds(600)
      $0.limits.unclaimedLifetime = .seconds(600)
    }) { server in
      for _ in 1...2 { #expect(try await server.answer("GET /counter").status == 200) }
      let refused = try await server.answer("GET /counter")
      #expect(refused.status == 503)
      #expect(refused["Retry-After"] == "60")
      #expect(server.host.count(of: .refusedPage) == 1)
    }
  }

  @Test func aPageThatIsRefusedIsNotMounted() async throws {
    let mounts = Mounts()
    try await HostServer.run(
      apps: { [CountedApp(mounts: mounts)] },
      configure: {
        $0.limits.maximumUnclaimedSessionsPerAddress = 2
        $0.limits.unclaimedGrace = .seconds(600)
        $0.limits.unclaimedLifetime = .seconds(600)
      }
    ) { server in
      for method in ["GET", "HEAD", "GET", "GET", "HEAD"] {
        _ = try await server.answer("\(method) /counted")
      }
      #expect(await mounts.count == 3)
      #expect(server.host.count(of: .refusedPage) == 2)
    }
  }

  @Test func pagesAboveTheRateOfAnAddressAreRefusedAndCounted() async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumPageBurst = 2
      $0.limits.maximumPagesPerSecond = 1
    }) { server in
      // The bucket holds two, and on a slow machine it may fill up in between.
      var statuses: [Int] = []
      while !statuses.contains(429), statuses.count < 100 {
        statuses.append(try await server.answer("GET /counter").status)
      }
      #expect(statuses.last == 429)
      #expect(server.host.count(of: .refusedPage) == 1)
      #expect(try await server.answer("GET /").status == 404)
    }
  }
}

@MainActor
private final class Mounts {
  var count = 0
}

private struct CountedApp: WindowScene {
  let title = "Counted"
  let path = "counted"
  let summary = "Counts its windows."
  let mounts: Mounts

  var window: some View {
    mounts.count += 1
    return Text("Window")
  }
}
