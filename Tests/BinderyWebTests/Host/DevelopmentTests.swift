import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// Hosts that `bindery dev` has started.
@Suite(.timeLimit(.minutes(10))) struct DevelopmentTests {
  /// The end of a link that the tool has.
  private struct Tool {
    let link: DevelopmentLink
    private let descriptor: CInt

    init() throws {
      let (ours, theirs) = try WorkerProcess.pair()
      descriptor = ours
      link = DevelopmentLink(descriptor: theirs)
      let thread = Thread { [link] in link.read() }
      thread.start()
    }

    func send(_ message: String) {
      #expect(Foundation.send(descriptor, message, message.utf8.count, 0) == message.utf8.count)
    }

    func end() { close(descriptor) }
  }

  private let problem = #"[{"place":"View.swift:1:2","message":"no \"a\" <b>","excerpt":" 1 | a"}]"#
  private let frame = #"[-9,[["View.swift:1:2","no \"a\" <b>"," 1 | a"]]]"#

  @Test func pagesLearnWhatDoesNotCompile() async throws {
    let tool = try Tool()
    defer { tool.end() }
    try await HostServer.run(development: tool.link) { server in
      let page = try await server.page().connect()
      #expect(try await page.text() == "[0,0]")
      #expect(try await page.text() == "[-9,[]]")
      tool.send(problem)
      #expect(try await page.text() == frame)
      // A page that is opened now learns it too.
      let other = try await server.page().connect()
      #expect(try await other.text() == "[0,0]")
      #expect(try await other.text() == frame)
      tool.send("[]")
      #expect(try await page.text() == "[-9,[]]")
      #expect(try await other.text() == "[-9,[]]")
    }
  }

  @Test func messagesThatAreNotOfTheToolChangeNothing() async throws {
    let tool = try Tool()
    defer { tool.end() }
    try await HostServer.run(development: tool.link) { server in
      let page = try await server.page().connect()
      #expect(try await page.text() == "[0,0]")
      #expect(try await page.text() == "[-9,[]]")
      tool.send("problems")
      tool.send(#"[{"place":7}]"#)
      tool.send(problem)
      #expect(try await page.text() == frame)
    }
  }

  @Test func pagesOfAHostWithoutTheToolLearnNothing() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      try await socket.send("[1,0,\(try page.node("button")),0]")
      #expect(try await socket.text().hasPrefix("[1,1,"))
    }
  }

  @Test func aHostThatIsReplacedTellsItsPagesToReturnAtOnce() async throws {
    let tool = try Tool()
    defer { tool.end() }
    try await HostServer.run(development: tool.link) { server in
      let socket = try await server.page().connect()
      #expect(try await socket.text() == "[0,0]")
      #expect(try await socket.text() == "[-9,[]]")
      server.host.stop()
      #expect(try await socket.frame().closeCode == 4012)
    }
  }

  @Test func aChangedProgramContinuesWindowsAndSaysWhatDoesNotCompile() async throws {
    let tool = try Tool()
    defer { tool.end() }
    try await HostServer.run(development: tool.link) { former in
      try await HostServer.run(development: tool.link) { changed in
        let page = try await ContinuedPage.open("/counter", at: former)
        page.version = try #require(
          page.html.firstMatch(of: /bindery-version" content="([^"]*)"/).map { String($0.1) })
        #expect(try await page.connect(to: changed))
        #expect(try await page.next() == "[-9,[]]")
      }
    }
  }

  @Test @MainActor func onlyWhatALoadedPageShowsIsAnotherVersion() {
    #expect(ProgramVersion.inDevelopment([CounterApp()]) == ProgramVersion.inDevelopment([CounterApp()]))
    let renamed = WindowGroup("Renamed", id: "counter") { Text("Renamed") }
    #expect(ProgramVersion.inDevelopment([CounterApp()]) != ProgramVersion.inDevelopment([renamed]))
  }
}
