@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// Which of several messages a page shows. Nothing takes real time.
  @Suite(.timeLimit(.minutes(10)))
  struct StatusTests {
    @Test func lostSessionNoticeReplacesTheConnectionNotice() async throws {
      try await ReloadHarness.run { page in
        try await page.run("harness.showLost(), harness.showStalled(true)")
        try await page.advance(by: 1_000)
        #expect(try await page.notice == "Reconnecting…")
        try await page.run("harness.showOver('Copy what is not saved.')")
        #expect(try await page.notice == "Copy what is not saved.")
        try await page.advance(by: 60_000)
        #expect(try await page.notice == "Copy what is not saved.")
      }
    }

    @Test func laterNoticesReplaceALostConnectionNotice() async throws {
      try await ReloadHarness.run { page in
        try await page.run("harness.showLost(), harness.showOver('Restoring.')")
        try await page.advance(by: 2_000)
        #expect(try await page.notice == "Restoring.")
      }
    }

    @Test func changesWithoutAConnectionAreNotQueuedSilently() async throws {
      try await ReloadHarness.run { page in
        try await page.run("harness.showLost()")
        try await page.advance(by: 1_000)
        try await page.run("harness.showWaiting()")
        #expect(try await page.notice == "Reconnecting… Your changes will be sent then.")
        try await page.run("harness.showConnected(), harness.showLost()")
        try await page.advance(by: 1_000)
        #expect(try await page.notice == "Reconnecting…")
      }
    }

    @Test func dataThatTheServerCannotReachAreNamed() async throws {
      try await ReloadHarness.run { page in
        try await page.run("harness.showLost(true)")
        try await page.advance(by: 1_000)
        #expect(try await page.notice == "Waiting for the server’s data…")
        // The next attempt begins.
        try await page.run("harness.showLost()")
        #expect(try await page.notice == "Waiting for the server’s data…")
        try await page.run("harness.showLost(false)")
        #expect(try await page.notice == "Reconnecting…")
        try await page.run("harness.showLost(true), harness.showConnected(), harness.showLost()")
        try await page.advance(by: 1_000)
        #expect(try await page.notice == "Reconnecting…")
      }
    }

    @Test func aNetworkThatIsLostOrReturnsMeanwhileIsShown() async throws {
      try await ReloadHarness.run { page in
        try await page.run("harness.showLost()")
        try await page.advance(by: 1_000)
        for (isOnline, shown) in [
          (false, "You are offline. Changes will be sent when you reconnect."), (true, "Reconnecting…"),
        ] {
          try await page.run(
            """
            Object.defineProperty(navigator, 'onLine', { value: \(isOnline), configurable: true });
            dispatchEvent(new Event('\(isOnline ? "online" : "offline")'));
            """)
          #expect(try await page.notice == shown)
        }
      }
    }

    @Test func noticeDurationStartsWhenItIsShown() async throws {
      try await ReloadHarness.run { page in
        try await page.run("harness.showLost()")
        try await page.advance(by: 1_000)
        try await page.run("harness.showNotice('Not saved.')")
        try await page.advance(by: 30_000)
        #expect(try await page.notice == "Reconnecting…")
        try await page.run("harness.showConnected()")
        #expect(try await page.notice == "Not saved.")
        try await page.advance(by: 9_999)
        #expect(try await page.notice == "Not saved.")
        try await page.advance(by: 1)
        #expect(try await page.notice == "")
      }
    }

    @Test func bothOfTwoNoticesAreShown() async throws {
      try await ReloadHarness.run { page in
        try await page.run(
          "harness.showForGood('For good.'), harness.showNotice('One.'), harness.showNotice('Two.')")
        try await page.run("harness.showNotice('Two.')")
        for shown in ["One.", "Two.", "For good."] {
          #expect(try await page.notice == shown)
          try await page.advance(by: 10_000)
        }
      }
    }
  }
}
