internal import BinderyViewModels
internal import Foundation

/// All log-ins of a host.
///
///     event: logIn(id) ── ticket ──▶ page ── GET /bindery/log-in?ticket=… ──▶ redeem: a new log-in, its cookie
///     page, connection, event ──▶ isValid: asks the directory for the user; nil ends the log-in and its windows
///     begin, use, end ──▶ saver ──▶ store; after a restart ◀── synchronize
@MainActor
final class LogIns {
  typealias Instant = ContinuousClock.Instant

  private let directory: any UserDirectory
  private let limits: WebLimits
  private let saver: LogInSaver?
  private let now: @MainActor () -> Instant
  private let date: @MainActor () -> Date
  private var logIns: [KeptLogIn.ID: LogIn] = [:]
  /// The log-ins of each user, oldest first.
  private var byUser: [User.ID: [LogIn]] = [:]
  private var tickets = LogInTickets()
  private var attempts: AddressRates
  /// How often the log-ins of a user were all ended, for the users of whom this happened lately.
  private var ends: (count: UInt64, ofUsers: [User.ID: (number: UInt64, at: Instant)]) = (0, [:])

  /// Called when a log-in ends, while its windows still show its user, possibly while an event of one of them is being handled.
  var onEnd: (@MainActor (LogIn) -> Void)?

  /// Creates a host's log-ins: none, until those that are stored are read.
  ///
  /// - Parameters:
  ///   - saver: Keeps them over restarts; nil if they end with the process.
  ///   - now: Returns the time by which log-ins and tickets end.
  ///   - date: Returns the time that is stored, because no other clock survives a restart.
  init(
    directory: any UserDirectory, limits: WebLimits, saver: LogInSaver? = nil,
    now: @escaping @MainActor () -> Instant = { .now }, date: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.directory = directory
    self.limits = limits
    self.saver = saver
    self.now = now
    self.date = date
    attempts = AddressRates(
      burst: limits.maximumLogInAttemptBurst, perSecond: Double(limits.maximumLogInAttemptsPerMinute) / 60)
  }

  /// The number of log-ins.
  var count: Int { logIns.count }

  /// The number of tickets that wait for their page.
  var ticketCount: Int { tickets.count }

  /// Returns the log-in of a browser, if its user may still use the app.
  func logIn(of visitor: Visitor) -> LogIn? {
    guard let token = visitor.logIn, let logIn = logIns[LogIn.id(of: token)], isValid(logIn) else {
      return nil
    }
    return logIn
  }

  /// Returns the log-in of a browser that requests a page. It may have logged in with another process of the same store.
  func logIn(ofPageFor visitor: Visitor) async -> LogIn? {
    guard let token = visitor.logIn else { return nil }
    if logIns[LogIn.id(of: token)] == nil { await synchronize() }
    return logIn(of: visitor)
  }

  /// Uses a log-in: reads its user from the directory. Returns whether the log-in holds; if not, it has ended.
  func isValid(_ logIn: LogIn) -> Bool {
    guard check(logIn) else { return false }
    logIn.lastUse = now()
    if logIn.lastUse - logIn.savedUse >= limits.logInIdleLifetime / Self.savedUses {
      logIn.savedUse = logIn.lastUse
      saver?.add(.used(id: logIn.id, at: seconds))
    }
    return true
  }

  /// Reads the user of a log-in from the directory, as nobody uses it. Returns whether the log-in holds; if not, it has ended.
  func check(_ logIn: LogIn) -> Bool {
    guard !logIn.isOver else { return false }
    guard now() < end(of: logIn), let user = directory.user(logIn.user) else {
      end(logIn)
      return false
    }
    logIn.checked = now()
    if logIn.account.user != user { logIn.account.user = user }
    return true
  }

  private func end(of logIn: LogIn) -> Instant {
    min(logIn.start + limits.logInLifetime, logIn.lastUse + limits.logInIdleLifetime)
  }

  /// In how many parts of the time after which an unused log-in ends its uses are saved.
  private static let savedUses = 50

  /// Returns a log-in of a user that is still to be completed; nil if the directory does not know the user.
  func request(of id: User.ID) -> LogInRequest? {
    directory.user(id) == nil ? nil : LogInRequest(user: id, start: now(), ends: ends.count)
  }

  /// Whether a log-in may still be completed: it is not too old, and the log-ins of the user have not all been ended since.
  func isCurrent(_ request: LogInRequest) -> Bool {
    now() - request.start < limits.logInTicketLifetime
      && (ends.ofUsers[request.user]?.number ?? 0) <= request.ends
  }

  /// Counts an attempt of a client to log in. Returns whether it may be made.
  func takeAttempt(of address: ClientAddress) -> Bool { attempts.take(address, at: now()) }

  // MARK: Begin

  /// Returns a ticket with which the page of a session completes a log-in.
  func ticket(_ ticket: LogInTickets.Ticket) -> String { tickets.add(ticket).description }

  /// Takes a ticket. It is spent, even if it is refused.
  ///
  /// - Returns: The ticket; nil if there is none, it is too old, or it was made for another browser.
  func redeem(_ text: String, for visitor: Visitor) -> LogInTickets.Ticket? {
    guard let ticket = tickets.take(text), isCurrent(ticket.request), let browser = visitor.browser,
      ticket.browser == browser
    else { return nil }
    return ticket
  }

  /// Begins a log-in; nil if the directory does not know the user. A user with too many log-ins loses the oldest one.
  ///
  /// - Parameter old: The log-in that the browser has until now, which ends.
  /// - Returns: The log-in, and its token, which only the browser keeps.
  func begin(_ id: User.ID, replacing old: LogIn?) -> (token: LogInToken, logIn: LogIn)? {
    guard let user = directory.user(id) else { return nil }
    if let old { end(old) }
    let token = LogInToken()
    let logIn = LogIn(LogIn.id(of: token), of: id, start: now(), at: now())
    logIn.account.user = user
    saver?.add(.began(KeptLogIn(id: logIn.id, user: id, start: seconds, lastUse: seconds)))
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
    ends.count += 1
    ends.ofUsers[user] = (ends.count, now())
    saver?.add(.endedAll(of: user))
    for logIn in byUser[user] ?? [] { remove(logIn) }
  }

  /// Ends what is too old, and the log-ins of users who were disabled while none of their windows sent an event. Call it each second.
  func expire() {
    let now = now()
    tickets.expire(unless: isCurrent)
    ends.ofUsers = ends.ofUsers.filter { now - $0.value.at < limits.logInTicketLifetime }
    let due = logIns.values.lazy.filter { [limits] in
      now >= self.end(of: $0) || now - $0.checked >= limits.userCheckInterval
    }
    for logIn in Array(due.prefix(Self.mostChecks)) { _ = check(logIn) }
  }

  /// The maximum number of users that are read from the directory at once, without an event of them.
  private static let mostChecks = 4_000

  // MARK: Keeping

  /// Saves all changes so far. Returns once they are saved, or cannot be.
  func save() async { await saver?.save() }

  /// Saves all changes so far, and reads what other processes have changed. Call it before the first request, and each second.
  func synchronize() async {
    await save()
    guard let kept = await saver?.logInsOfOthers() else { return }
    let ids = Set(kept.map(\.id))
    for logIn in logIns.values.filter({ !ids.contains($0.id) }) { remove(logIn) }
    for logIn in kept { restore(logIn) }
    await save()
  }

  private func restore(_ kept: KeptLogIn) {
    let (start, lastUse) = (instant(kept.start), instant(kept.lastUse))
    if let logIn = logIns[kept.id] {
      logIn.lastUse = max(logIn.lastUse, lastUse)
      return
    }
    let logIn = LogIn(kept.id, of: kept.user, start: start, lastUse: lastUse, at: now())
    // Tolerate a clock that was set back, but no time in the far future.
    guard kept.start <= seconds + 86_400, now() < end(of: logIn) else {
      saver?.add(.ended(id: kept.id))
      return
    }
    add(logIn)
  }

  private var seconds: Int { Int(date().timeIntervalSince1970) }

  /// Returns the time of a stored one, at most now.
  private func instant(_ stored: Int) -> Instant { now() - .seconds(max(0, seconds - max(0, stored))) }
}
