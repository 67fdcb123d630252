import BinderyStore
import BinderyViewModels
import Foundation
import Logging
import Testing

@testable import BinderyWeb

/// Log-ins of several processes: stores that share a folder.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedLogInsTests {
  private let users = TestUsers()
  private let time = TestTime()
  private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// The log-ins of a process, and the identifiers of those that end in it.
  private func process(_ folder: String) async throws -> (
    logIns: LogIns, store: Store, ended: AsyncStream<KeptLogIn.ID>
  ) {
    let store = try Store.open(folder: folder)
    let logIns = LogIns(
      directory: users, limits: WebLimits(), saver: LogInSaver(store: store, logger: logger),
      clock: time.clockWithoutTimeouts)
    let (ended, end) = AsyncStream<KeptLogIn.ID>.makeStream()
    logIns.onEnd = { end.yield($0.id) }
    await logIns.synchronize()
    return (logIns, store, ended)
  }

  @Test func aRestartLogsNobodyOut() async throws {
    try await withFolder { folder in
      let first = try await process(folder)
      let token = try await first.logIns.begin("ada").token
      let ended = try await first.logIns.begin("ada")
      first.logIns.end(ended.logIn)
      await first.logIns.save()
      first.store.close()
      let second = try await process(folder)
      #expect(second.logIns.logIn(of: Visitor(logIn: token))?.account.user?.name == "Ada")
      #expect(second.logIns.logIn(of: Visitor(logIn: ended.token)) == nil)
      #expect(second.logIns.count == 1)
      #expect(try await !"\(second.store.logIns(nil))".contains(token.description))
    }
  }

  @Test func aPageFindsTheLogInOfAnotherProcess() async throws {
    try await withFolder { folder in
      let (first, second) = (try await process(folder), try await process(folder))
      let token = try await first.logIns.begin("ada").token
      await first.logIns.save()
      #expect(await second.logIns.logIn(ofPageFor: Visitor(logIn: token))?.account.user?.name == "Ada")
      #expect(await second.logIns.logIn(ofPageFor: Visitor(logIn: LogInToken())) == nil)
    }
  }

  @Test func theEndOfALogInReachesOtherProcesses() async throws {
    try await withFolder { folder in
      let (first, second) = (try await process(folder), try await process(folder))
      let (token, logIn) = try await first.logIns.begin("ada")
      await first.logIns.save()
      let other = try #require(await second.logIns.logIn(ofPageFor: Visitor(logIn: token)))
      let following = Task { await second.logIns.follow() }
      first.logIns.end(logIn)
      await first.logIns.save()
      for await id in second.ended {
        #expect(id == logIn.id)
        break
      }
      #expect(other.isOver && second.logIns.count == 0)
      following.cancel()
    }
  }

  @Test func theEndOfAllLogInsOfAUserReachesTheTicketsOfOtherProcesses() async throws {
    try await withFolder { folder in
      let (first, second) = (try await process(folder), try await process(folder))
      let own = try await second.logIns.begin("ada").logIn
      let bob = try await second.logIns.begin("bob").logIn
      let request = try #require(try await second.logIns.request(of: "ada"))
      let browser = BrowserToken()
      let ticket = second.logIns.makeTicket(request, for: browser, session: SessionToken(), to: "/members")
      await second.logIns.save()
      let following = Task { await second.logIns.follow() }
      // It does not know one of the log-ins yet.
      first.logIns.endAll(of: "ada")
      await first.logIns.save()
      for await id in second.ended {
        #expect(id == own.id)
        break
      }
      #expect(!second.logIns.isCurrent(request))
      #expect(await second.logIns.redeem(ticket, for: Visitor(browser: browser)) == nil)
      #expect(!bob.isOver)
      _ = try await second.logIns.begin("ada")
      following.cancel()
    }
  }

  @Test func aLogInThatWasProvenBeforeTheEndOfAllIsNotRestored() async throws {
    try await withFolder { folder in
      let (first, second) = (try await process(folder), try await process(folder))
      let request = try #require(try await second.logIns.request(of: "ada"))
      first.logIns.endAll(of: "ada")
      await first.logIns.save()
      // The second process has not read that yet, and is killed before it does.
      let begun = try #require(await second.logIns.begin(request, replacing: nil))
      await second.logIns.save()
      let third = try await process(folder)
      #expect(third.logIns.logIn(of: Visitor(logIn: begun.token)) == nil)
      #expect(try await third.store.logIns(nil).logIns.isEmpty)
    }
  }

  @Test func anotherProcessCompletesALogInOnce() async throws {
    try await withFolder { folder in
      let (first, second) = (try await process(folder), try await process(folder))
      let browser = BrowserToken()
      let request = try #require(try await first.logIns.request(of: "ada"))
      let ticket = first.logIns.makeTicket(request, for: browser, session: SessionToken(), to: "/members?q=1")
      await first.logIns.save()
      let redeemed = try #require(await second.logIns.redeem(ticket, for: Visitor(browser: browser)))
      #expect(redeemed.address == "/members?q=1" && redeemed.session == nil)
      #expect(await second.logIns.begin(redeemed.request, replacing: nil)?.logIn.user == "ada")
      for process in [first, second] {
        #expect(await process.logIns.redeem(ticket, for: Visitor(browser: browser)) == nil)
      }
    }
  }

  @Test func aTicketIsOfNoUseInAnotherBrowserOfAnotherProcess() async throws {
    try await withFolder { folder in
      let (first, second) = (try await process(folder), try await process(folder))
      let request = try #require(try await first.logIns.request(of: "ada"))
      let ticket = first.logIns.makeTicket(
        request, for: BrowserToken(), session: SessionToken(), to: "/members")
      await first.logIns.save()
      #expect(await second.logIns.redeem(ticket, for: Visitor(browser: BrowserToken())) == nil)
      #expect(try await second.store.logIns(nil).tickets.isEmpty, "It is spent.")
    }
  }

  @Test func ticketsOfAKilledProcessAreRemoved() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save([
        .requested(KeptTicket(id: "old", user: "ada", start: 0, ends: 0, browser: nil, address: "/"))
      ])
      _ = try await process(folder)
      #expect(try await store.logIns(nil).tickets.isEmpty)
    }
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "/bindery-log-ins-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }
}
