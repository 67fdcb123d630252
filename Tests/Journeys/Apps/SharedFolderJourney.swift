@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// A browser and a terminal on the same data folder, each a program of its own.
  @Suite(.timeLimit(.minutes(10)))
  struct SharedFolderJourney {
    @Test func aBrowserAndATerminalSeeEachOthersChanges() async throws {
      try await withServer { server, folder in
        try await journey { browser in
          let page = try await browser.open(server.address + "/movie-info/snowline")
          try await page.wait(for: "Add to watchlist")
          let process = try await TerminalProcess(
            try ServerProcess.executable("gallery"),
            ["movie-info", "--terminal", "--sample", "--data", folder + "/data"],
            environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder])
          _ = try await process.terminal.output(containing: "Snowline")
          await process.terminal.send("\u{10}watchlist\r")
          _ = try await process.terminal.output(containing: "Nothing to watch yet")

          try await page.button("Add to watchlist").click()
          _ = try await process.terminal.output(containing: "Snowline")

          await process.terminal.send("\u{10}snowline\r")
          _ = try await process.terminal.output(containing: "Remove from watchlist")
          await process.terminal.send("\u{10}remove from\r")
          try await page.wait(for: "Add to watchlist")

          await process.terminal.send("\u{11}")
          #expect(await process.end() == .exit(code: 0))
          await process.terminal.close()
        }
      }
    }
  }
}
