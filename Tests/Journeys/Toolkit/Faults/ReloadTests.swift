@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// How a page whose session is over is loaded again. Nothing takes real time.
  @Suite(.timeLimit(.minutes(10)))
  struct ReloadTests {
    @Test func pausesGrowBetweenUnsuccessfulReloads() async throws {
      try await ReloadHarness.run { page in
        for (count, longest) in [0, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].enumerated() {
          let start = try await page.now
          try await page.begin(after: count)
          try await page.advance(by: longest)
          let pause = try #require(try await page.loads.first) - start
          #expect((longest / 2...longest).contains(pause), "after \(count) reloads")
        }
      }
    }

    @Test func pagesExplainTheirWaitAndNeverReloadIntoAnError() async throws {
      try await ReloadHarness.run { page in
        try await page.begin(answers: "['none', 502, 503, 429, 404, 204]")
        let reasons = [
          "The server does not answer.", "The server cannot show this page now.", "The server is busy.",
          "The server is busy.", "The server cannot show this page now.",
        ]
        try await page.advance(by: 0)
        for (number, reason) in reasons.enumerated() {
          #expect(
            try await page.notice.wholeMatch(of: /(.*) Trying again in [0-9]+ seconds\. Kept\./)?.1 ?? ""
              == reason)
          #expect(try await page.asked.count == number + 1)
          #expect(try await page.loads.isEmpty)
          // Pauses grow, and the next one has not ended when the present one certainly has.
          try await page.advance(by: min(60_000, 4_000 << number))
        }
        #expect(try await page.asked.count == 6)
        #expect(try await page.loads.count == 1)
      }
    }

    @Test func aProxyThatAsksForALogInIsFollowed() async throws {
      try await ReloadHarness.run { page in
        try await page.begin(answers: "[0]")
        try await page.advance(by: 0)
        #expect(try await page.loads == [0])
      }
    }

    @Test func retriesSpreadOverHalfOfThePause() async throws {
      try await ReloadHarness.run { page in
        try await page.begin(after: 1, answers: "[429]")
        try await page.run("for (let page = 1; page < 200; page++) void harness.begin('No session.', {})")
        try await page.advance(by: 4_000)
        let asked = try await page.asked.sorted()
        #expect(asked.count == 200)
        // In each tenth of the two seconds are about twenty of the two hundred.
        let tenths = Dictionary(grouping: asked) { ($0 - 2_000) / 200 }.mapValues(\.count)
        #expect(tenths.keys.allSatisfy { (0...10).contains($0) } && tenths.count >= 10)
        #expect(tenths.values.allSatisfy { $0 < 45 })
      }
    }

    @Test(arguments: [
      "dispatchEvent(new Event('online'))", "document.dispatchEvent(new Event('visibilitychange'))",
    ])
    func aReturningNetworkOrAPageThatIsShownAgainEndsThePause(event: String) async throws {
      try await ReloadHarness.run { page in
        try await page.begin(after: 5)
        try await page.advance(by: 1_000)
        #expect(try await page.loads.isEmpty)
        try await page.run(event)
        try await page.advance(by: 0)
        #expect(try await page.loads == [1_000])
      }
    }

    @Test func reloadReasonIsStoredWithTheReloadCount() async throws {
      try await ReloadHarness.run { page in
        try await page.begin(after: 2, answers: "[503, 204]")
        try await page.advance(by: 60_000)
        #expect(try await page.loads.count == 1)
        let stored = try await page.run("JSON.parse(sessionStorage.getItem('bindery:renewals'))")
        // Pauses without a reload do not count.
        #expect(stored["count"].int == 3)
        #expect(stored["isUnsaved"].isTrue)
        #expect(stored["version"].string == "1")
      }
    }

    @Test func oldReloadsDoNotDelayTheNext() async throws {
      try await ReloadHarness.run { page in
        try await page.begin(after: 5)
        try await page.advance(by: 0)
        #expect(try await page.loads.isEmpty)
        try await page.run(
          """
          sessionStorage.setItem('bindery:renewals', JSON.stringify({ count: 5, time: Date.now() - 300_001 }));
          void harness.begin('No session.', {});
          """)
        try await page.advance(by: 0)
        #expect(try await page.loads == [0])
      }
    }
  }
}
