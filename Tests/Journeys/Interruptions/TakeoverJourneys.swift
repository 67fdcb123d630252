@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// Two processes behind a balancer without sticky sessions, and a window that continues in whichever its page reaches, on the same document.
  @Suite(.timeLimit(.minutes(10)))
  struct TakeoverJourneys {
    private struct Cluster {
      let servers: [ServerProcess]
      let relay: TCPRelay

      /// Opens a page that may lose its connection.
      func open(_ browser: Browser) async throws -> Page {
        let page = try await browser.open(relay.address)
        page.tolerate("WebSocket", "Failed to load resource", "ERR_")
        try await page.wait(for: "Orders:")
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        return page
      }
    }

    private func withCluster(_ body: (Cluster, Browser) async throws -> Void) async throws {
      try await withFolder { folder in
        var servers: [ServerProcess] = []
        for _ in 1...2 {
          servers.append(
            try await ServerProcess.start("TestServers", ["order", "--data", folder], home: folder))
        }
        let relay = try TCPRelay(to: servers[0].port, servers[1].port)
        defer { relay.close() }
        try await withServers(servers) {
          try await journey("takeover") { browser in
            try await body(Cluster(servers: servers, relay: relay), browser)
          }
        }
      }
    }

    @Test func aHalfFilledFormStaysWhileItsServersAreKilledInTurn() async throws {
      try await withCluster { cluster, browser in
        let page = try await cluster.open(browser)
        let order = page.role("textbox", "Order")
        try await order.click()
        try await page.type("Tea")
        try await page.wait(for: "Reads: Tea")
        try await page.selector("input[type=password]").fill("1234")
        try await page.wait(for: "Code of 4")
        try await page.waitUntilKept()
        try await order.click()
        try await page.evaluate(
          """
          document.activeElement.setSelectionRange(1, 2);
          scrollTo({ top: 40, behavior: 'instant' });
          globalThis.focusLosses = 0;
          document.activeElement.addEventListener('blur', () => globalThis.focusLosses++);
          """)
        for round in 0..<4 {
          let session = try await page.shownSession
          await cluster.servers[round % 2].kill()
          // The page may be connected with the other one.
          let other = cluster.servers[(round + 1) % 2]
          await other.kill()
          try await other.restart()
          try await page.waitUntilContinued(from: session)
          try await page.wait(for: "Code of 4")
          try await cluster.servers[round % 2].restart()
          #expect(
            try await page.evaluate(
              """
              [document.activeElement.value, document.activeElement.selectionStart, document.activeElement.selectionEnd,
                globalThis.focusLosses, document.querySelector('input[type=password]').value, scrollY].join()
              """) == "Tea,1,2,0,1234,40")
        }
        try await page.type("o")
        try await page.wait(for: "Reads: Toa")
      }
    }

    @Test func anUnconfirmedSaveIsMadeOnceByTheOtherServer() async throws {
      try await withCluster { cluster, browser in
        let page = try await cluster.open(browser)
        try await page.role("textbox", "Order").fill("Tea")
        try await page.wait(for: "Reads: Tea")
        for count in 1...3 {
          try await page.waitUntilKept()
          let session = try await page.shownSession
          // No answer reaches the page, whether the server has read the event or not.
          cluster.relay.stall(.down)
          try await page.button("Place").click()
          for server in cluster.servers { await server.kill() }
          cluster.relay.resume()
          try await cluster.servers[count % 2].restart()
          try await page.waitUntilContinued(from: session)
          let orders = Array(repeating: "Tea", count: count).joined(separator: ", ")
          try await page.wait(until: "document.body.innerText.includes('Orders: \(orders)\\n')")
          try await cluster.servers[(count + 1) % 2].restart()
          #expect(try await !page.text.contains("Not saved"))
        }
      }
    }

    @Test func anOpenDialogAndItsTextStay() async throws {
      try await withCluster { cluster, browser in
        let page = try await cluster.open(browser)
        try await page.button("Add a note").click()
        try await page.wait(until: "document.querySelector('dialog:modal')")
        try await page.waitForAnimations()
        try await page.role("textbox", "Note").click()
        try await page.type("Two cups")
        try await page.wait(for: "Notes: Two cups")
        try await page.waitUntilKept()
        try await page.evaluate("document.querySelector('dialog').isSameDialog = true")
        let session = try await page.shownSession
        for server in cluster.servers { await server.kill() }
        try await cluster.servers[1].restart()
        try await page.waitUntilContinued(from: session)
        #expect(try await page.evaluate("document.querySelector('dialog:modal').isSameDialog").isTrue)
        try await page.type(", please")
        try await page.wait(for: "Notes: Two cups, please")
        try await page.button("Done").click()
        try await page.wait(until: "!document.querySelector('dialog')")
      }
    }

    @Test func everyPageConnectsWhicheverServerItsSocketReaches() async throws {
      try await withCluster { cluster, browser in
        for number in 1...4 {
          let page = try await cluster.open(browser)
          try await page.role("textbox", "Order").fill("Tea \(number)")
          try await page.wait(for: "Reads: Tea \(number)")
          #expect(
            try await page.evaluate("performance.getEntriesByType('navigation').length") == 1)
          #expect(
            try await page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate")
        }
      }
    }

    @Test func aReloadedPageAndOneOfAnEarlierVersionContinueAsWell() async throws {
      try await withCluster { cluster, browser in
        let page = try await browser.open()
        page.tolerate("WebSocket", "Failed to load resource", "ERR_")
        try await page.pretendEarlierVersion()
        try await page.open(cluster.relay.address)
        try await page.wait(for: "Orders:")
        // Sooner or later its socket reaches the server that does not know it: the page loads again once, and says why.
        try await page.role("textbox", "Order").fill("Tea")
        try await page.wait(for: "Reads: Tea")
        for server in cluster.servers { await server.kill() }
        try await cluster.servers[0].restart()
        // Not the type of the navigation: browsers call it the first one if the page was still loading.
        try await page.wait(
          until: "document.querySelector('meta[name=bindery-version]')?.content !== 'earlier'",
          within: .seconds(60))
        try await page.wait(for: "Reads: Tea")
        try await page.waitUntilKept()
        try await cluster.servers[1].restart()
        for _ in 1...3 {
          try await page.reload()
          try await page.wait(for: "Reads: Tea")
        }
      }
    }
  }
}
