@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// Two processes over a database with a standby: the process of a page is killed, then the database.
  @Suite(.timeLimit(.minutes(10)))
  struct FailoverJourneys {
    private struct Cluster {
      let servers: [ServerProcess]
      let relay: TCPRelay
      let primary: PostgreSQLServer
      let standby: PostgreSQLServer

      /// Kills the primary, and makes the standby take over.
      func failOver() async throws {
        await primary.end()
        try await query("SELECT pg_promote()", at: standby)
      }

      /// Returns the names of all pets.
      func pets(at server: PostgreSQLServer) async throws -> String {
        try await query(
          "SELECT body::json ->> 'name' FROM bindery.record WHERE collection = 'petfeeder.pet'", at: server)
      }

      @discardableResult
      private func query(_ sql: String, at server: PostgreSQLServer) async throws -> String {
        try await Program.require(
          "psql", ["-h", server.folder, "-U", "app", "-d", "postgres", "-XAtqc", sql])
      }
    }

    private static let isSaved = "document.querySelector('[aria-label=\"Feed Mau\"]')"

    private func withCluster(_ body: (Cluster, Page) async throws -> Void) async throws {
      let primary = try await PostgreSQLServer(settings: ["synchronous_standby_names=*"])
      // It has no standby of its own once it is the primary.
      let standby = try await PostgreSQLServer(
        settings: ["synchronous_standby_names="], standbyOf: primary)
      try await withFolder { folder in
        let database =
          "postgresql:///postgres?host=\(primary.folder),\(standby.folder)&user=app&target_session_attrs=read-write"
        var servers: [ServerProcess] = []
        for number in 1...2 {
          servers.append(
            try await ServerProcess.start(
              "gallery", ["--data", "\(folder)/\(number)", "--database", database], home: folder))
        }
        let relay = try TCPRelay(to: servers[0].port, servers[1].port)
        defer { relay.close() }
        let cluster = Cluster(servers: servers, relay: relay, primary: primary, standby: standby)
        try await withServers(servers) {
          try await journey("failover") { browser in
            let page = try await browser.open(relay.address + "/pet-feeder")
            page.tolerate("WebSocket", "Failed to load resource", "ERR_")
            try await page.button("Add Pet").click()
            try await page.wait(for: "Please select name for your pet.")
            try await page.waitForFocusInField()
            try await page.type("Mau")
            try await page.waitUntilKept()
            try await body(cluster, page)
          }
        }
      }
      await standby.end()
      await primary.end()
    }

    @Test func aHalfFilledFormOutlivesItsProcessAndItsDatabaseAndIsSavedOnce() async throws {
      try await withCluster { cluster, page in
        for server in cluster.servers {
          let session = try await page.shownSession
          let others = cluster.servers.filter { $0 !== server }
          for other in others { await other.kill() }
          await server.kill()
          try await server.restart()
          try await page.waitUntilContinued(from: session)
          for other in others { try await other.restart() }
          try await page.waitUntilKept()
        }
        try await cluster.failOver()
        #expect(try await page.evaluate("document.activeElement.value") == "Mau")
        try await page.press("Enter")
        try await page.wait(until: Self.isSaved)
        try await page.waitUntilKept()
        #expect(try await cluster.pets(at: cluster.standby) == "Mau\n")
      }
    }

    @Test func aSaveThatThePageKnowsNothingOfIsMadeOnceAfterTheDatabaseFailedOver() async throws {
      try await withCluster { cluster, page in
        let session = try await page.shownSession
        // No answer reaches the page.
        cluster.relay.stall(.down)
        try await page.press("Enter")
        while try await cluster.pets(at: cluster.primary).isEmpty {}
        for server in cluster.servers { await server.kill() }
        try await cluster.failOver()
        cluster.relay.resume()
        for server in cluster.servers { try await server.restart() }
        try await page.waitUntilContinued(from: session)
        try await page.wait(until: Self.isSaved)
        try await page.waitUntilKept()
        #expect(try await cluster.pets(at: cluster.standby) == "Mau\n")
        #expect(try await !page.text.contains("Not saved"))
      }
    }
  }
}
