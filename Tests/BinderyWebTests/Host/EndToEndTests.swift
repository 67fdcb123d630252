import TestSupport
import Testing

@testable import BinderyWeb

/// The path from a page request to the patch after a press.
@Suite(.timeLimit(.minutes(10))) struct EndToEndTests {
  @Test func completePagesAreServedAndBecomeInteractive() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      #expect(page.html.hasPrefix("<!doctype html>"))
      #expect(page.html.contains("Count: 0"))
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      let button = try page.node("button")
      try await socket.send("[1,0,\(button),0]")
      #expect(try await socket.text().wholeMatch(of: /\[1,1,\[\["t",\d+,"Count: 1"\]\]\]/) != nil)
      try await socket.send("[2,1,\(button),0]")
      #expect(try await socket.text().wholeMatch(of: /\[2,2,\[\["t",\d+,"Count: 2"\]\]\]/) != nil)
    }
  }
}
