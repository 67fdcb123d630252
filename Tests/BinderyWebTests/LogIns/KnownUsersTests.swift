import Bindery
import BinderyViewModels
import Logging
import Testing

@testable import BinderyWeb

/// What a host knows of users while their directory answers late, or not at all.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct KnownUsersTests {
  private let directory = WaitingUsers()
  private let time = TestTime()
  private let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let incidents: AsyncStream<WebIncident>
  private let answers: AsyncStream<User?>
  private let answered: AsyncStream<User?>.Continuation

  init() {
    let (incidents, incident) = AsyncStream<WebIncident>.makeStream()
    self.incidents = incidents
    (answers, answered) = AsyncStream.makeStream()
    monitor.observe { incident.yield($0) }
  }

  private func makeUsers(_ directory: any UserDirectory) -> KnownUsers {
    let users = KnownUsers(directory, limits: WebLimits(), monitor: monitor, clock: time.clockWithoutTimeouts)
    users.onAnswer = { [answered] in answered.yield($1) }
    return users
  }

  /// Returns users of whom Ada is known.
  private func usersWithAda() async -> KnownUsers {
    let users = makeUsers(directory)
    #expect(users.user("ada") == nil, "Nobody is known before the first answer.")
    directory.answer()
    for await _ in answers { break }
    return users
  }

  @Test func aDirectoryThatAnswersAtOnceIsAskedEachTime() {
    let directory = TestUsers()
    let users = makeUsers(directory)
    #expect(users.user("ada")?.name == "Ada")
    directory.users["ada"]?.name = "Ada L."
    #expect(users.user("ada")?.name == "Ada L.")
    directory.users["ada"] = nil
    #expect(users.user("ada") == nil)
    #expect(users.questionCount == 0)
  }

  @Test func aDirectoryThatWaitsIsAskedOncePerInterval() async {
    let users = await usersWithAda()
    directory.users["ada"]?.name = "Ada L."
    time.advance(by: .seconds(29))
    #expect(users.user("ada")?.name == "Ada")
    #expect(directory.count == 1)
    time.advance(by: .seconds(1))
    for _ in 1...3 { #expect(users.user("ada")?.name == "Ada", "No event waits for the answer.") }
    #expect(directory.count == 2)
    directory.answer()
    for await user in answers {
      #expect(user?.name == "Ada L.")
      break
    }
    #expect(users.user("ada")?.name == "Ada L.")
  }

  @Test func aUserWhomTheDirectoryNoLongerHasIsNotKnown() async {
    let users = await usersWithAda()
    directory.users = [:]
    time.advance(by: .seconds(30))
    #expect(users.user("ada") != nil)
    directory.answer()
    for await user in answers {
      #expect(user == nil)
      break
    }
    #expect(users.user("ada") == nil)
  }

  @Test func aDirectoryThatFailsKeepsAKnownUserForFiveMinutes() async {
    let users = await usersWithAda()
    directory.fails = true
    time.advance(by: .seconds(30))
    #expect(users.user("ada") != nil)
    directory.answer()
    for await incident in incidents {
      #expect(incident == .failedUserDirectory)
      break
    }
    time.advance(by: .seconds(269))
    #expect(users.user("ada") != nil)
    time.advance(by: .seconds(1))
    #expect(users.user("ada") == nil)
  }

  @Test func nobodyIsKnownToADirectoryThatOnlyFails() async throws {
    directory.fails = true
    let users = makeUsers(directory)
    let asking = Task { try await users.ask("ada") }
    try await directory.received(1)
    directory.answer()
    await #expect(throws: WaitingUsers.Failure.self) { try await asking.value }
    #expect(users.user("ada") == nil)
    #expect(monitor.count(of: .failedUserDirectory) == 1)
  }

  @Test func aQuestionWithoutAnAnswerEndsAtItsLimit() async {
    let users = KnownUsers(
      directory, limits: WebLimits(), monitor: monitor,
      clock: SteadyClock(now: { [time] in time.now }, sleep: { _ in }))
    await #expect(throws: KnownUsers.NoAnswer.self) { try await users.ask("ada") }
    #expect(monitor.count(of: .failedUserDirectory) == 1)
    // A question that was never answered does not prevent the next one.
    time.advance(by: .seconds(5))
    #expect(users.user("ada") == nil)
    #expect(directory.count == 2)
  }

  @Test func windowsEndWhileTheDirectoryFailsAndTheirLogInHoldsAgainLater() async throws {
    let logIns = LogIns(
      directory: directory, limits: WebLimits(), monitor: monitor, clock: time.clockWithoutTimeouts)
    let beginning = Task { try await logIns.begin("ada") }
    try await directory.received(1)
    directory.answer()
    let (token, logIn) = try await beginning.value
    var ended = 0
    logIns.onEnd = { _ in ended += 1 }
    directory.fails = true
    time.advance(by: .seconds(299))
    #expect(logIns.isValid(logIn))
    time.advance(by: .seconds(1))
    #expect(!logIns.isValid(logIn) && logIn.isOver && ended == 1)
    #expect(logIns.count == 1)
    directory.answer()
    for await incident in incidents where incident == .failedUserDirectory { break }
    directory.fails = false
    let page = Task { await logIns.logIn(ofPageFor: Visitor(logIn: token)) }
    try await directory.received(3)
    directory.answer()
    #expect(await page.value?.account.user?.name == "Ada")
  }
}
