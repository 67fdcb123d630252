import BinderyViewModels
import Foundation
import Logging
import Testing

@testable import BinderyWeb

/// Log-ins that are kept over restarts, without a network.
@MainActor
@Suite struct KeptLogInsTests {
  private let users = TestUsers()
  private let time = TestTime()
  private let log = CapturedLog()
  private let begin = Date(timeIntervalSince1970: 1_800_000_000)
  private let startOfTest: ContinuousClock.Instant

  init() { startOfTest = time.now }

  /// The log-ins of a process that begins with what a store has.
  private func process(
    _ store: MemoryLogInStore, setBackBy seconds: TimeInterval = 0,
    _ change: (inout WebLimits) -> Void = { _ in }
  ) async -> LogIns {
    var limits = WebLimits()
    change(&limits)
    let logIns = LogIns(
      directory: users, limits: limits, saver: LogInSaver(store: store, logger: log.logger),
      clock: time.clockWithoutTimeouts,
      date: { [time, startOfTest, begin] in
        begin + Double((time.now - startOfTest).components.seconds) - seconds
      })
    await logIns.synchronize()
    return logIns
  }

  private func days(_ count: Double) -> Duration { .seconds(count * 86_400) }

  @Test func logInsPersistAfterARestart() async throws {
    let store = MemoryLogInStore()
    let first = await process(store)
    let token = try await first.begin("ada").token
    await first.save()
    time.advance(by: days(1))
    let second = await process(store.another())
    let logIn = try #require(second.logIn(of: Visitor(logIn: token)))
    #expect(logIn.account.user?.name == "Ada")
    #expect(second.logIn(of: Visitor(logIn: LogInToken())) == nil)
    #expect(second.count == 1)
    #expect(await !"\(store.changes)".contains(token.description))
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func aStoredTimeThatCannotBeRightEndsTheLogIn(time: Int) async throws {
    let token = LogInToken()
    let store = MemoryLogInStore([
      .began(KeptLogIn(id: LogIn.id(of: token), user: "ada", start: time, lastUse: time))
    ])
    let logIns = await process(store)
    #expect(logIns.logIn(of: Visitor(logIn: token)) == nil)
    #expect(logIns.count == 0)
  }

  enum End: CaseIterable { case ownLogOut, logOutEverywhere, disabled, replaced, tooMany }

  @Test(arguments: End.allCases)
  func endedLogInsStayEndedAfterARestart(_ end: End) async throws {
    let store = MemoryLogInStore()
    let first = await process(store) { $0.maximumLogInsPerUser = 2 }
    let begun = try await first.begin("ada")
    await first.save()
    switch end {
    case .ownLogOut: first.end(begun.logIn)
    case .logOutEverywhere: first.endAll(of: "ada")
    case .disabled:
      users.users["ada"] = nil
      #expect(first.logIn(of: Visitor(logIn: begun.token)) == nil)
      users.users["ada"] = User(id: "ada", name: "Ada")
    case .replaced: _ = try await first.begin("bob", replacing: begun.logIn)
    case .tooMany: for _ in 1...2 { _ = try await first.begin("ada") }
    }
    await first.save()
    #expect(await process(store.another()).logIn(of: Visitor(logIn: begun.token)) == nil)
  }

  @Test func aLogInEndsAfterItsTimeWhetherThereWasARestartOrNot() async throws {
    var store = MemoryLogInStore()
    var logIns = await process(store)
    let token = try await logIns.begin("ada").token
    for _ in 1...13 {
      time.advance(by: days(1))
      #expect(logIns.logIn(of: Visitor(logIn: token)) != nil)
      await logIns.save()
      store = await store.another()
      logIns = await process(store)
    }
    time.advance(by: days(1) - .seconds(1))
    #expect(logIns.logIn(of: Visitor(logIn: token)) != nil)
    time.advance(by: .seconds(1))
    #expect(await process(store.another()).count == 0)
    logIns.expire()
    #expect(logIns.count == 0)
  }

  @Test func unusedLogInsExpire() async throws {
    let store = MemoryLogInStore()
    let logIns = await process(store) { $0.logInIdleLifetime = .seconds(3600) }
    let begun = try await logIns.begin("ada")
    let window = WindowUser(logIns, begun.logIn, from: .unknown)
    time.advance(by: .seconds(3599))
    #expect(window.isValid, "An event is a use.")
    time.advance(by: .seconds(3599))
    // Neither the host's own checks nor work that goes on is one.
    await window.refresh()
    logIns.expire()
    #expect(!begun.logIn.isOver)
    time.advance(by: .seconds(1))
    logIns.expire()
    #expect(begun.logIn.isOver)
  }

  @Test func aRestartDoesNotMakeAnUnusedLogInYounger() async throws {
    let store = MemoryLogInStore()
    let first = await process(store)
    let token = try await first.begin("ada").token
    await first.save()
    time.advance(by: days(7) - .seconds(1))
    #expect(await process(store.another()).count == 1)
    time.advance(by: .seconds(1))
    let last = await process(store.another())
    #expect(last.count == 0 && last.logIn(of: Visitor(logIn: token)) == nil)
  }

  @Test func usesAreSavedPeriodically() async throws {
    let store = MemoryLogInStore()
    let logIns = await process(store) { $0.logInIdleLifetime = .seconds(50) }
    let token = try await logIns.begin("ada").token
    for _ in 1...10 {
      time.advance(by: .milliseconds(250))
      #expect(logIns.logIn(of: Visitor(logIn: token)) != nil)
    }
    await logIns.save()
    #expect(await store.changes.count == 3, "The log-in, and a use each second.")
  }

  @Test(arguments: [(0.0, true), (86_400, true), (86_401, false), (1e9, false)])
  func aClockThatIsSetBackByADayChangesNothing(seconds: Double, isThere: Bool) async throws {
    let store = MemoryLogInStore()
    let first = await process(store)
    let token = try await first.begin("ada").token
    await first.save()
    #expect(
      (await process(store.another(), setBackBy: seconds).logIn(of: Visitor(logIn: token)) != nil) == isThere)
  }

  @Test func saveFailuresAreReportedOnceAndRetried() async throws {
    let store = MemoryLogInStore()
    let logIns = await process(store)
    await store.fail(with: MemoryLogInStore.Failure())
    let begun = try await logIns.begin("ada")
    logIns.end(try await logIns.begin("bob").logIn)
    for _ in 1...3 { await logIns.synchronize() }
    // The host goes on with the log-ins that it has.
    #expect(logIns.logIn(of: Visitor(logIn: begun.token)) != nil)
    #expect(log.lines.count == 1)
    await store.fail(with: nil)
    await logIns.synchronize()
    #expect(try await store.logIns(nil).logIns.map(\.user) == ["ada"])
  }

  @Test func logInsThatCannotBeReadAreReportedAndAdmitNobody() async throws {
    struct Damage: Error, CustomStringConvertible {
      let description = "The disk is damaged."
    }
    let token = LogInToken()
    let store = MemoryLogInStore([
      .began(KeptLogIn(id: LogIn.id(of: token), user: "ada", start: 0, lastUse: 0))
    ])
    await store.fail(with: Damage())
    let logIns = await process(store)
    #expect(logIns.count == 0 && logIns.logIn(of: Visitor(logIn: token)) == nil)
    #expect(
      log.lines.map(\.text) == ["Log-ins could not be read, and will be tried again: The disk is damaged."])
    _ = try await logIns.begin("ada")
  }
}
