import Bindery
import BinderyStore
import BinderyViewModels
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BinderyWeb

/// Windows that continue in another process: two hosts with a store each, on one folder.
@Suite(.timeLimit(.minutes(10))) struct TakeoverTests {
  /// Two processes that serve the same app from the same data.
  struct Processes {
    let a: HostServer
    let b: HostServer
    let stores: [Store]

    /// Opens a page at process A, types a draft, and waits until the page has its state.
    func page(withDraft text: String) async throws -> ContinuedPage {
      let page = try await ContinuedPage.open("/notes", at: a)
      try await page.connect(to: a)
      try await page.type(text)
      try await page.frame("[-4,1,\"")
      return page
    }
  }

  /// Runs a body with two processes.
  static func run(
    app: @escaping @Sendable (_ store: Store, _ process: Int) -> NotesApp = { store, _ in
      NotesApp(store: store)
    },
    configure: @escaping (inout WebConfiguration) -> Void = { _ in },
    _ body: (Processes) async throws -> Void
  ) async throws {
    let folder = NSTemporaryDirectory() + "/bindery-takeover-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stores = try [Store.open(folder: folder), Store.open(folder: folder)]
    func configuration(_ store: Store, _ configuration: inout WebConfiguration) {
      configuration.stateSealer = PlainSealer()
      configuration.eventLog = store
      configuration.limits.savedStateDelay = .zero
      configuration.limits.eventTimeout = .seconds(600)
      configure(&configuration)
    }
    try await HostServer.run(apps: { [app(stores[0], 0)] }, configure: { configuration(stores[0], &$0) }) {
      a in
      try await HostServer.run(apps: { [app(stores[1], 1)] }, configure: { configuration(stores[1], &$0) }) {
        b in
        try await body(Processes(a: a, b: b, stores: stores))
      }
    }
    for store in stores { store.close() }
  }

  @Test func aSocketThatReachesAnotherProcessContinuesAPageThatWasJustServed() async throws {
    try await Self.run { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      let first = page.window
      #expect(try await page.connect(to: processes.b))
      #expect(page.window != first)
      #expect(page.html.contains("Nothing saved"))
      try await page.type("Tea")
      try await page.press("Save")
      try await page.frame("Saved Tea")
      #expect(try await processes.stores[0].notes == ["Tea"])
    }
  }

  @Test func theStateOfTheWindowIsInTheContentOfTheNewSession() async throws {
    try await Self.run { processes in
      let page = try await processes.page(withDraft: "Half a note")
      let first = page.window
      try await page.disconnect()
      #expect(try await page.connect(to: processes.b))
      #expect(page.html.contains("value=\"Half a note\""))
      #expect(try await page.frame("[-6") == "[-6,0,\"\",\"\(first)\"]")
    }
  }

  @Test func anUnconfirmedSaveOfAKilledProcessIsMadeOnce() async throws {
    try await Self.run { processes in
      let page = try await processes.page(withDraft: "Tea")
      let save = try await page.press("Save")
      // The write is committed, and the page does not know it yet.
      try await page.frame("Saved Tea")
      try await page.disconnect()
      let state = page.savedState
      try await page.connect(to: processes.b, savedState: state)
      try await page.frame("[-6")
      try await page.socket?.send(save)
      try await page.frame("[-7")
      #expect(page.frames.last?.hasSuffix(",true]") == true)
      #expect(try await processes.stores[1].notes == ["Tea"])
    }
  }

  @Test func aWindowGoesBackAndForthBetweenProcesses() async throws {
    try await Self.run { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      for (number, server) in [processes.a, processes.b, processes.a, processes.b].enumerated() {
        try await page.connect(to: server)
        try await page.type("Note \(number)")
        try await page.press("Save")
        try await page.frame("Saved Note \(number)")
        try await page.frame("[-4,")
        try await page.disconnect()
      }
      #expect(try await processes.stores[0].notes == (0..<4).map { "Note \($0)" })
    }
  }

  @Test func lateWritesOfTheFormerProcessAreRefusedAndItEndsTheWindow() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (errors, refuse) = AsyncStream<any Error>.makeStream()
    let app = { @Sendable (store: Store, process: Int) in
      guard process == 0 else { return NotesApp(store: store) }
      return NotesApp(
        store: store, gate: { for await _ in gate { return } }, onError: { refuse.yield($0) })
    }
    try await Self.run(app: app) { processes in
      let page = try await processes.page(withDraft: "Tea")
      let save = try await page.press("Save")
      try await page.frame("[0,2]")
      #expect(await processes.a.host.sessionCount == 1)
      try await page.disconnect()
      try await page.connect(to: processes.b)
      try await page.frame("[-6")
      // The event waits in process A; B repeats it.
      try await page.socket?.send(save)
      try await page.frame("[-7")
      #expect(try await processes.stores[1].notes == ["Tea"])
      open.yield()
      var iterator = errors.makeAsyncIterator()
      #expect(await iterator.next() as? StorageError == .windowMoved)
      try await expectNoSessions(at: processes.a)
      #expect(try await processes.stores[1].notes == ["Tea"])
    }
  }

  @Test func workThatNoEventStartedIsRefusedToo() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (errors, refuse) = AsyncStream<any Error>.makeStream()
    let app = { @Sendable (store: Store, process: Int) in
      guard process == 0 else { return NotesApp(store: store) }
      return NotesApp(
        store: store, later: { for await _ in gate { return } }, onError: { refuse.yield($0) })
    }
    try await Self.run(app: app) { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      try await page.connect(to: processes.a)
      try await page.frame("[-4,0,\"")
      try await page.disconnect()
      try await page.connect(to: processes.b)
      try await page.frame("[-6")
      open.yield()
      var iterator = errors.makeAsyncIterator()
      #expect(await iterator.next() as? StorageError == .windowMoved)
      #expect(try await processes.stores[1].notes.isEmpty)
    }
  }

  @Test func aWindowThatComesBackToAProcessOwnsItAgain() async throws {
    try await Self.run { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      try await page.connect(to: processes.a)
      try await page.type("Tea")
      try await page.press("Save")
      try await page.frame("Saved Tea")
      try await page.frame("[-4,")
      let state = page.savedState
      try await page.disconnect()
      try await page.connect(to: processes.b)
      try await page.frame("[-6")
      try await page.disconnect()
      // The session of A still exists, but B has taken the window over.
      try await page.connect(to: processes.a, savedState: state)
      try await page.frame("[-6")
      try await page.press("Save")
      _ = try await page.frame("Saved Tea")
      #expect(try await processes.stores[0].notes == ["Tea", "Tea"])
    }
  }

  @Test func bothPagesOfADuplicatedTabLiveOn() async throws {
    try await Self.run { processes in
      let page = try await processes.page(withDraft: "Tea")
      let copy = try await page.reload(at: processes.b)
      try await copy.connect(to: processes.b, isCopy: true)
      try await copy.frame("[-6")
      for round in 1...3 {
        try await page.type("One \(round)")
        try await page.press("Save")
        try await page.frame("Saved One \(round)")
        try await copy.type("Two \(round)")
        try await copy.press("Save")
        try await copy.frame("Saved Two \(round)")
      }
      #expect(try await processes.stores[0].notes.count == 6)
    }
  }

  @Test func aConnectedPageIsNotifiedWhenItsWindowIsTakenOver() async throws {
    try await Self.run { processes in
      let page = try await processes.page(withDraft: "Tea")
      let other = try await page.reload(at: processes.b)
      try await other.connect(to: processes.b)
      try await other.frame("[-6")
      let save = try await page.press("Save")
      while try await page.next() != "close 4409" {}
      // As a copy, it continues as a window of its own, and its event is done once.
      try await page.connect(to: processes.a, isCopy: true)
      try await page.frame("[-6")
      try await page.socket?.send(save)
      #expect(try await page.frame("[-7").hasSuffix(",true]"))
      try await other.press("Save")
      try await other.frame("Saved Tea")
      #expect(try await processes.stores[0].notes == ["Tea", "Tea"])
    }
  }

  @Test func pagesOfAnotherVersionAreLoadedAgain() async throws {
    try await Self.run { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      page.version = "another"
      try await page.sayHello(to: processes.b)
      #expect(try await page.next() == ServerFrame.gone)
      #expect(try await page.next() == "close 4404")
      #expect(await processes.b.host.sessionCount == 0)
    }
  }

  @Test func pagesWithoutACookieReceiveAnError() async throws {
    try await Self.run { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a, cookie: "Cookie: theme=dark")
      try await page.sayHello(to: processes.b)
      #expect(try await page.next() == ServerFrame.cookieMissing)
      #expect(await processes.b.host.sessionCount == 0)
    }
  }

  @Test func pagesOfAnUnknownAddressAreLoadedAgain() async throws {
    try await Self.run { processes in
      for address in ["/nothing", "/bindery/ready", "nonsense", "/notes/%zz"] {
        let page = ContinuedPage("", at: address)
        try await page.sayHello(to: processes.b)
        #expect(try await page.next() == ServerFrame.gone)
      }
    }
  }

  @Test(arguments: ["nonsense", "7-7b7d", String(repeating: "A", count: 20_000)])
  func forgedStatesAreRefusedAndTheWindowBeginsAnew(state: String) async throws {
    try await Self.run { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      #expect(try await page.connect(to: processes.b, savedState: state))
      #expect(page.html.contains("Nothing saved"))
      #expect(try await page.frame("[-6").hasSuffix(",\"\"]"))
      #expect(processes.b.host.count(of: .refusedSavedState) == 1)
    }
  }

  @Test func statesOfAnotherBrowserAreRefused() async throws {
    try await Self.run { processes in
      let page = try await processes.page(withDraft: "Secret")
      let thief = ContinuedPage(
        page.html, at: "/notes", cookie: "Cookie: bindery_visitor=ffffffffffffffffffffffffffffffff")
      #expect(try await thief.connect(to: processes.b, savedState: page.savedState))
      #expect(!thief.html.contains("Secret"))
      #expect(processes.b.host.count(of: .refusedSavedState) == 1)
    }
  }

  @Test func pagesBeyondTheirBudgetAreDisconnectedAndTryAgain() async throws {
    try await Self.run(configure: {
      $0.limits.maximumSessionsPerAddress = 1
    }) { processes in
      let page = try await ContinuedPage.open("/notes", at: processes.a)
      let other = ContinuedPage("", at: "/notes")
      try await other.connect(to: processes.b)
      try await page.sayHello(to: processes.b)
      #expect(try await page.next() == "close 4429")
      #expect(processes.b.host.count(of: .refusedPage) == 1)
      #expect(await processes.b.host.sessionCount == 1)
    }
  }

  @Test func aProcessWithoutTheStoreDoesNotAct() async throws {
    let faults = StoreFaults()
    try await Self.run { processes in
      let page = try await processes.page(withDraft: "Tea")
      let store = try Store.inMemory(faults: faults)
      try await HostServer.run(
        apps: { [NotesApp(store: store)] },
        configure: {
          $0.stateSealer = PlainSealer()
          $0.eventLog = store
        }
      ) { lonely in
        faults.failWriting(StorageError.failed(reason: "the server is unreachable"))
        try await page.sayHello(to: lonely)
        #expect(try await page.next() == "close 4503")
        #expect(lonely.host.count(of: .storeFailed) == 1)
        #expect(await lonely.host.sessionCount == 0)
        faults.failWriting(nil)
        #expect(try await page.connect(to: lonely))
        #expect(page.html.contains("value=\"Tea\""))
      }
    }
  }

  @Test func aReloadAtTheSameProcessKeepsTheWorkOfTheEarlierSession() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let app = { @Sendable (store: Store, _: Int) in
      NotesApp(store: store, gate: { for await _ in gate { return } })
    }
    try await Self.run(app: app, configure: { $0.limits.eventTimeout = .zero }) { processes in
      let page = try await processes.page(withDraft: "Tea")
      try await page.press("Save")
      try await page.frame("[0,2]")
      try await page.disconnect()
      let reloaded = try await page.reload(at: processes.a)
      try await reloaded.connect(to: processes.a)
      try await reloaded.frame("[-6,2")
      var changes = processes.stores[0].changes(of: Note.self).makeAsyncIterator()
      open.yield()
      #expect(await changes.next()?.inserted.count == 1)
    }
  }

  /// Waits until a process has ended its last window, which happens on the main actor after the store has refused a write.
  private func expectNoSessions(at server: HostServer) async throws {
    while await server.host.sessionCount > 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
