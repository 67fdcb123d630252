import Bindery
import BinderyViews
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import BinderyWeb

/// Files that a window exports.
@Suite(.timeLimit(.minutes(10))) struct DownloadTests {
  @MainActor private final class Ledger {
    var name = "cards & söme \"more\".csv"
    @Box var failure: String?
  }

  private struct LedgerApp: WindowScene {
    let title = "Ledger"
    let path = "ledger"
    let summary = "Exports its cards."
    let ledger: Ledger

    var window: some View {
      FileExporter("Export", name: ledger.name) { [ledger] file in
        try await file.write("title\n")
        for number in 0..<3 { try await file.write("card \(number)\n") }
        if let failure = ledger.failure { throw LedgerError(description: failure) }
      }
    }
  }

  private struct LedgerError: Error, CustomStringConvertible {
    let description: String
  }

  /// Presses the button, and calls the closure with the address that the page gets.
  private func withExport(
    _ ledger: Ledger, clock: SteadyClock = SteadyClock(),
    _ body: (HostServer, _ address: String, _ socket: WebSocketClient) async throws -> Void
  ) async throws {
    try await HostServer.run(apps: { [LedgerApp(ledger: ledger)] }, clock: clock) { server in
      let page = try await server.page("/ledger")
      let socket = try await page.connect()
      _ = try await socket.text()
      try await socket.send("[1,0,\(try page.node("button")),0]")
      let batch = try await socket.text()
      let address = try #require(batch.firstMatch(of: #/\["o",1,"([^"]+)"\]/#)?.output.1)
      try await body(server, String(address), socket)
    }
  }

  @Test func aPressedExportIsDownloadedOnceUnderItsName() async throws {
    try await withExport(await Ledger()) { server, address, socket in
      let answer = try await server.answer("GET \(address)")
      #expect(answer.status == 200)
      #expect(answer.text.contains("title") && answer.text.contains("card 2"))
      #expect(answer["Content-Type"] == "text/csv")
      #expect(answer["Cache-Control"] == "no-store")
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(
        answer["Content-Disposition"]
          == "attachment; filename=\"cards & s_me _more_.csv\"; filename*=UTF-8''cards%20%26%20s%C3%B6me%20%22more%22.csv"
      )
      let again = try await server.answer("GET \(address)")
      #expect(again.status == 404)
    }
  }

  @Test func anotherBrowserGetsNothing() async throws {
    try await withExport(await Ledger()) { server, address, _ in
      let other = ["Cookie: bindery_visitor=ffffffffffffffffffffffffffffffff"]
      for (request, headers) in [
        ("GET \(address)", other), ("GET \(address)", ["Sec-Fetch-Site: cross-site"]),
        ("HEAD \(address)", []), ("GET /bindery/download/x", []),
      ] {
        let refusal = try await server.answer(request, headers: headers)
        #expect(refusal.status == 404)
      }
      let answer = try await server.answer("GET \(address)")
      #expect(answer.status == 200)
    }
  }

  @Test func anErrorOfTheAppEndsTheDownloadAndIsShown() async throws {
    let ledger = await Ledger()
    await MainActor.run { ledger.failure = "The cards are locked." }
    try await withExport(ledger) { server, address, socket in
      let answer = try await server.answer("GET \(address)")
      // The last chunk, which would say that the file is complete, is missing.
      #expect(answer.text.contains("card 2"))
      #expect(!answer.text.hasSuffix("0\r\n\r\n"))
      var shown = ""
      while !shown.contains("The cards are locked.") { shown = try await socket.text() }
    }
  }

  @Test func namesAreMadeSafe() {
    #expect(
      DownloadResponder.headers(forFileNamed: "../a\r\nb.html")[.contentType] == "application/octet-stream")
    let disposition = DownloadResponder.headers(forFileNamed: "../a\r\nb\".html")[.contentDisposition]
    #expect(disposition == "attachment; filename=\"..ab_.html\"; filename*=UTF-8''..ab%22.html")
  }
}
