@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// Windows, networks and servers that disconnect and return.
  @Suite(.timeLimit(.minutes(10)))
  struct ConnectionJourneys {
    @Test func textTypedBeforeTheSocketOpensIsKept() async throws {
      try await withServer { server, _ in
        let relay = try TCPRelay(to: server.port)
        defer { relay.close() }
        try await journey { browser in
          relay.holdSockets()
          let page = try await browser.open(relay.address + "/cloudy/locations/add")
          try await page.searchField.type("Rome")
          relay.releaseSockets()
          try await page.button("Rome Lazio, Italy").waitUntilShown()
          #expect(try await page.searchField.value == "Rome")
        }
      }
    }

    @Test func clicksBeforeTheSocketOpensRunOnceItOpens() async throws {
      try await withServer { server, _ in
        let relay = try TCPRelay(to: server.port)
        defer { relay.close() }
        try await journey { browser in
          relay.holdSockets()
          let page = try await browser.open(relay.address + "/cloudy")
          try await page.button("Settings").click()
          relay.releaseSockets()
          try await page.heading("Settings").waitUntilShown()
        }
      }
    }

    @Test func lostConnectionsAreReportedAndResumeTheWindow() async throws {
      try await withServer { server, _ in
        let relay = try TCPRelay(to: server.port)
        defer { relay.close() }
        try await journey { browser in
          let page = try await browser.open(relay.address + "/cloudy/locations/add")
          page.tolerate("WebSocket", "Failed to load resource")
          try await page.searchField.type("Ro")
          try await page.button("Rome Lazio, Italy").waitUntilShown()
          relay.cut()
          try await page.wait(for: "Reconnecting…")
          try await page.screenshot("cloudy-reconnecting")
          try await page.type("me")
          relay.mend()
          try await page.wait(forNo: "Reconnecting…")
          try await page.button("Locations").waitUntilGone()
          #expect(try await page.searchField.value == "Rome")
          try await page.button("Rome Lazio, Italy").click()
          try await page.heading("Locations").waitUntilShown()
          try await page.button("Rome Lazio, Italy").waitUntilShown()
        }
      }
    }

    @Test func typedTextSurvivesAServerRestart() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy/locations/add")
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.searchField.type("Vien")
          try await page.role("button", containing: "Vienna").waitUntilShown()
          await server.kill()
          try await page.wait(for: "Reconnecting…")
          try await server.restart()
          try await page.wait(forNo: "Reconnecting…")
          try await page.searchField.wait(until: "function() { return this.value === 'Vien' }")
          try await page.role("button", containing: "Vienna").click()
          try await page.heading("Locations").waitUntilShown()
          try await page.wait(for: "Vienna")
        }
      }
    }

    @Test func aFavoriteAddedInOneWindowShowsInTheOther() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let one = try await browser.open(server.address + "/cloudy/locations")
          let other = try await browser.open(server.address + "/cloudy/locations", isPrivate: true)
          try await other.wait(for: "No Favorites Found")
          try await other.wait(until: "document.readyState === 'complete'")
          try await one.addFavorite("Tokyo")
          try await other.role("button", containing: "Tokyo").waitUntilShown()
          try await other.wait(forNo: "No Favorites Found")
        }
      }
    }

    @Test func aPowerCutRightAfterAddingLosesNothing() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy/locations")
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.addFavorite("Nairobi")
          await server.kill()
          try await server.restart()
          #expect(try await get(server.address + "/cloudy/locations").contains("Nairobi"))
        }
      }
    }
  }
}
