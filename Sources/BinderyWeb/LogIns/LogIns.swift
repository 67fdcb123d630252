internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// All log-ins of a host, and of the other processes that share its store.
///
///     event: logIn(id) ── ticket ──▶ page ── GET /bindery/log-in?ticket=… ──▶ redeem: a new log-in, its cookie
///     page, connection, event ──▶ isValid: the user as the directory knew them last; nil ends the log-in and its windows
///     ticket, begin, use, end ──▶ saver ──▶ store ──▶ saver ──▶ synchronize, here and in other processes
@MainActor
final class LogIns {
  typealias Instant = ContinuousClock.Instant

  private let users: KnownUsers
  private let limits: WebLimits
  private let synchronizing = SerialWork()
  private let saver: LogInSaver?
  private let clock: SteadyClock
  private let date: @MainActor () -> Date
  private var logIns: [KeptLogIn.ID: LogIn] = [:]
  /// The log-ins of each user, oldest first.
  private var byUser: [User.ID: [LogIn]] = [:]
  private var tickets = LogInTickets()
  private var attempts: AddressRates
  /// How often the log-ins of a user were all ended. One that was verified before the last time does not count.
  private var ends: [User.ID: Int] = [:]

  /// Called when a log-in ends, while its windows still show its user, possibly while an event of one of them is being handled.
  var onEnd: (@MainActor (LogIn) -> Void)?

  /// Creates a host's log-ins: none, until those that are stored are read.
  ///
  /// - Parameters:
  ///   - saver: Keeps them over restarts; nil if they end with the process.
  ///   - clock: The time by which log-ins and tickets end.
  ///   - date: Returns the time that is stored, because no other clock survives a restart.
  init(
    directory: any UserDirectory, limits: WebLimits, saver: LogInSaver? = nil,
    monitor: IncidentMonitor? = nil,
    clock: SteadyClock = SteadyClock(), date: @escaping @MainActor () -> Date = { Date() }
  ) {
    users = KnownUsers(directory, limits: limits, monitor: monitor, clock: clock)
    self.limits = limits
    self.saver = saver
    self.clock = clock
    self.date = date
    attempts = AddressRates(
      burst: limits.maximumLogInAttemptBurst, perSecond: Double(limits.maximumLogInAttemptsPerMinute) / 60)
    users.onAnswer = { [weak self] in self?.note($1, as: $0) }
  }

  /// The number of log-ins.
  var count: Int { logIns.count }

  /// The number of tickets that wait for their page.
  var ticketCount: Int { tickets.count }

  /// Whether a store keeps them.
  var areKept: Bool { saver != nil }

  /// Returns the log-in of a browser, if its user may still use the app.
  func logIn(of visitor: Visitor) -> LogIn? {
    guard let token = visitor.logIn, let logIn = logIns[LogIn.id(of: token)], isValid(logIn) else {
      return nil
    }
    return logIn
  }

  /// Returns the log-in of a browser that requests a page. It may have logged in with another process of the same store, and its user may
  /// be unknown in this one.
  func logIn(ofPageFor visitor: Visitor) async -> LogIn? {
    guard let token = visitor.logIn else { return nil }
    let id = LogIn.id(of: token)
    if logIns[id] == nil, let saver {
      saver.note([id])
      await synchronize()
    }
    guard let logIn = logIns[id] else { return nil }
    if users.user(logIn.user) == nil {
      guard (try? await users.ask(logIn.user)) != nil else { return nil }
    }
    return self.logIn(of: visitor)
  }

  /// Uses a log-in. Returns whether it holds; if not, its windows end.
  func isValid(_ logIn: LogIn) -> Bool {
    guard check(logIn) else { return false }
    logIn.lastUse = clock.now
    if logIn.lastUse - logIn.savedUse >= limits.logInIdleLifetime / Self.savedUses {
      logIn.savedUse = logIn.lastUse
      saver?.add(.used(id: logIn.id, at: seconds))
    }
    return true
  }

  /// Checks a log-in, as nobody uses it. Returns whether it holds; if not, its windows end.
  private func check(_ logIn: LogIn) -> Bool {
    guard !logIn.isOver else { return false }
    guard clock.now < end(of: logIn) else {
      end(logIn)
      return false
    }
    let user = users.user(logIn.user)
    // The directory may have answered at once.
    guard !logIn.isOver else { return false }
    guard let user else {
      // The directory has not answered for long. The log-in holds again once it does.
      remove(logIn)
      add(logIn.copy())
      return false
    }
    if logIn.account.user != user { logIn.account.user = user }
    return true
  }

  /// Reads the user of a log-in from the directory, and waits for the answer.
  func refresh(_ logIn: LogIn) async {
    _ = try? await users.ask(logIn.user)
    _ = check(logIn)
  }

  /// Notes an answer of the directory.
  private func note(_ user: User?, as id: User.ID) {
    for logIn in byUser[id] ?? [] {
      guard let user else {
        end(logIn)
        continue
      }
      if logIn.account.user != user { logIn.account.user = user }
    }
  }

  private func end(of logIn: LogIn) -> Instant {
    min(logIn.start + limits.logInLifetime, logIn.lastUse + limits.logInIdleLifetime)
  }

  /// In how many parts of the time after which an unused log-in ends its uses are saved.
  private static let savedUses = 50

  /// Returns a log-in of a user that is still to be completed; nil if the directory does not know the user.
  func request(of id: User.ID) async throws -> LogInRequest? {
    let request = LogInRequest(user: id, start: clock.now, ends: ends[id] ?? 0)
    return try await users.ask(id) == nil ? nil : request
  }

  /// Whether a log-in may still be completed: it is not too old, and the log-ins of the user have not all been ended since.
  func isCurrent(_ request: LogInRequest) -> Bool {
    clock.now - request.start < limits.logInTicketLifetime && (ends[request.user] ?? 0) <= request.ends
  }

  /// Counts an attempt of a client to log in. Returns whether it may be made.
  func takeAttempt(of address: ClientAddress) -> Bool { attempts.take(address, at: clock.now) }

  // MARK: Begin

  /// Makes a ticket with which the page of a session completes a log-in. Other processes know it once it is saved.
  func makeTicket(
    _ request: LogInRequest, for browser: BrowserToken?, session: SessionToken, to address: String
  ) -> String {
    let token = TicketToken()
    let ticket = LogInTickets.Ticket(
      request: request, browser: browser.map(Self.digest), session: session, address: address)
    let id = Self.id(of: token)
    for former in tickets.add(ticket, id) { saver?.add(.closed(former)) }
    saver?.add(
      .requested(
        KeptTicket(
          id: id, user: request.user, start: seconds, ends: request.ends, browser: ticket.browser,
          address: address)))
    return token.description
  }

  /// Takes a ticket. It is spent, even if it is refused.
  ///
  /// - Returns: The ticket; nil if there is none, it is too old, or it was made for another browser.
  func redeem(_ text: String, for visitor: Visitor) async -> LogInTickets.Ticket? {
    guard let id = TicketToken(text).map(Self.id) else { return nil }
    var ticket = tickets.take(id)
    if let saver {
      guard let kept = await saver.takeTicket(id) else { return nil }
      // The clocks of machines differ.
      guard ticket != nil || seconds - kept.start < Self.longestTicket else { return nil }
      ticket =
        ticket
        ?? LogInTickets.Ticket(
          request: LogInRequest(user: kept.user, start: clock.now, ends: kept.ends), browser: kept.browser,
          address: kept.address)
    }
    guard let ticket, isCurrent(ticket.request), let browser = visitor.browser,
      ticket.browser == Self.digest(of: browser)
    else { return nil }
    return ticket
  }

  /// The time in seconds after which a ticket of another process does not count, by clocks that may differ by an hour. Processes remove
  /// their tickets after ``WebLimits/logInTicketLifetime``, if they are not killed.
  private static let longestTicket = 3_700

  private static func id(of token: TicketToken) -> KeptTicket.ID {
    IdentityDigest.text(.ticket, [token.description], bytes: 30)
  }

  private static func digest(of browser: BrowserToken) -> String {
    IdentityDigest.text(.browser, [browser.description], bytes: 30)
  }

  /// Begins a log-in; nil if the user is not known. A user with too many log-ins loses the oldest one.
  ///
  /// - Parameter old: The log-in that the browser has until now, which ends.
  /// - Returns: The log-in, and its token, which only the browser keeps.
  func begin(_ request: LogInRequest, replacing old: LogIn?) async -> (token: LogInToken, logIn: LogIn)? {
    // Another process may have received the request.
    if users.user(request.user) == nil { _ = try? await users.ask(request.user) }
    guard let user = users.user(request.user), isCurrent(request) else { return nil }
    if let old { end(old) }
    let token = LogInToken()
    let logIn = LogIn(
      LogIn.id(of: token), of: request.user, start: clock.now, ends: request.ends, lastUse: clock.now)
    logIn.account.user = user
    saver?.add(
      .began(
        KeptLogIn(
          id: logIn.id, user: logIn.user, start: seconds, lastUse: seconds, ends: request.ends)))
    add(logIn)
    return (token, logIn)
  }

  private func add(_ logIn: LogIn) {
    logIns[logIn.id] = logIn
    byUser[logIn.user, default: []].append(logIn)
    if let own = byUser[logIn.user], own.count > limits.maximumLogInsPerUser { end(own[0]) }
    if logIns.count > limits.maximumLogIns, let oldest = logIns.values.min(by: { $0.start < $1.start }) {
      end(oldest)
    }
  }

  // MARK: End

  /// Ends a log-in.
  func end(_ logIn: LogIn) {
    guard !logIn.isOver else { return }
    saver?.add(.ended(id: logIn.id))
    remove(logIn)
  }

  private func remove(_ logIn: LogIn) {
    logIns[logIn.id] = nil
    byUser[logIn.user]?.removeAll { $0 === logIn }
    if byUser[logIn.user]?.isEmpty == true { byUser[logIn.user] = nil }
    onEnd?(logIn)
    logIn.finish()
  }

  /// Ends all log-ins of a user, also those that are not completed yet, and those that other processes of the same store have begun.
  func endAll(of user: User.ID) {
    ends[user, default: 0] += 1
    saver?.add(.endedAll(of: user))
    for logIn in byUser[user] ?? [] { end(logIn) }
  }

  /// Ends what is too old, and asks for the users of open windows, so that those of disabled users end without an event of theirs. Call it
  /// each second.
  ///
  /// - Parameter open: The log-ins with windows in this process; nil for all.
  func expire(open: [KeptLogIn.ID]? = nil) {
    for ticket in tickets.remove(where: { !isCurrent($0.request) }) { saver?.add(.closed(ticket)) }
    for logIn in logIns.values.filter({ clock.now >= end(of: $0) }) { end(logIn) }
    let shown = open.map { $0.compactMap { logIns[$0] } } ?? Array(logIns.values)
    users.forget(except: Set(shown.map(\.user)))
    for logIn in shown.lazy.filter({ [users] in users.isDue($0.user) }).prefix(Self.mostChecks) {
      guard users.questionCount < Self.mostQuestions else { return }
      _ = check(logIn)
    }
  }

  /// The maximum number of users that are read at once from a directory that answers without waiting, without an event of them.
  private static let mostChecks = 4_000
  /// The maximum number of questions that wait for an answer of the directory at once, without an event of their users.
  private static let mostQuestions = 100

  // MARK: Keeping

  /// Saves all changes so far. Returns once they are saved, or cannot be.
  func save() async { await saver?.save() }

  /// Reads what other processes change, until the task is canceled.
  func follow() async { await saver?.follow { await synchronize() } }

  /// Saves all changes so far, and reads what other processes have changed. Call it before the first request, and each second.
  func synchronize() async {
    // What one call has begun to read, the next one does not read again: it waits for that one.
    await synchronizing.run { await self.synchronizeNow() }
  }

  private func synchronizeNow() async {
    await save()
    guard let news = await saver?.news() else { return }
    for (user, number) in news.state.ends where number > ends[user] ?? 0 {
      ends[user] = number
      for logIn in byUser[user] ?? [] where logIn.ends < number { end(logIn) }
    }
    let present = Set(news.state.logIns.map(\.id))
    let changed = news.keys.map { $0.compactMap { logIns[$0] } } ?? Array(logIns.values)
    for logIn in changed where !present.contains(logIn.id) { remove(logIn) }
    for logIn in news.state.logIns { restore(logIn) }
    // A process that was killed could not remove its tickets.
    for ticket in news.state.tickets where abs(seconds - ticket.start) >= 86_400 {
      saver?.add(.closed(ticket.id))
    }
    await save()
  }

  private func restore(_ kept: KeptLogIn) {
    let (start, lastUse) = (instant(kept.start), instant(kept.lastUse))
    if let logIn = logIns[kept.id] {
      logIn.lastUse = max(logIn.lastUse, lastUse)
      return
    }
    let logIn = LogIn(kept.id, of: kept.user, start: start, ends: kept.ends, lastUse: lastUse)
    // Tolerate a clock that was set back, but no time in the far future.
    guard kept.start <= seconds + 86_400, clock.now < end(of: logIn), kept.ends >= ends[kept.user] ?? 0 else {
      saver?.add(.ended(id: kept.id))
      return
    }
    add(logIn)
  }

  private var seconds: Int { Int(date().timeIntervalSince1970) }

  /// Returns the time of a stored one, at most now.
  private func instant(_ stored: Int) -> Instant { clock.now - .seconds(max(0, seconds - max(0, stored))) }
}
