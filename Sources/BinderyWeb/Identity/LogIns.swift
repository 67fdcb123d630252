internal import BinderyScenes

/// All log-ins of a host.
///
///     event: logIn(id) ── ticket ──▶ page ── GET /bindery/log-in?ticket=… ──▶ redeem: a new log-in, its cookie
///     page, connection, event ──▶ isValid: asks the directory for the user; nil ends the log-in and its windows
@MainActor
final class LogIns {
  typealias Instant = ContinuousClock.Instant

  private let directory: any UserDirectory
  private let limits: WebLimits
  private let now: @MainActor () -> Instant
  private var logIns: [LogInToken: LogIn] = [:]
  /// The log-ins of each user, oldest first.
  private var byUser: [User.ID: [LogIn]] = [:]
  private var tickets: LogInTickets
  private var attempts: AddressRates
  /// The tokens that another log-in of the same browser has replaced lately.
  private var replaced: [LogInToken: Instant] = [:]

  /// Called when a log-in has ended, possibly while an event of one of its windows is being handled.
  var onEnd: (@MainActor (LogIn) -> Void)?

  /// Creates a host's log-ins: none.
  ///
  /// - Parameter now: Returns the time by which log-ins and tickets end.
  init(
    directory: any UserDirectory, limits: WebLimits, now: @escaping @MainActor () -> Instant = { .now }
  ) {
    self.directory = directory
    self.limits = limits
    self.now = now
    tickets = LogInTickets(lifetime: limits.logInTicketLifetime)
    attempts = AddressRates(
      burst: limits.maximumLogInAttemptBurst, perSecond: Double(limits.maximumLogInAttemptsPerMinute) / 60)
  }

  /// The number of log-ins.
  var count: Int { logIns.count }

  /// The number of tickets that wait for their page.
  var ticketCount: Int { tickets.count }

  /// Returns the log-in of a browser, if its user may still use the app.
  func logIn(_ token: LogInToken?) -> LogIn? {
    guard let token, let logIn = logIns[token], isValid(logIn) else { return nil }
    return logIn
  }

  /// Whether a browser should forget its token: it proves nothing, and the response to another request is not replacing it just now.
  func isStale(_ token: LogInToken?) -> Bool {
    guard let token else { return false }
    return logIns[token] == nil && replaced[token] == nil
  }

  /// Reads the user of a log-in from the directory. Returns whether the log-in holds; if not, it has ended.
  func isValid(_ logIn: LogIn) -> Bool {
    guard !logIn.isOver else { return false }
    guard now() < logIn.end, let user = directory.user(logIn.user) else {
      end(logIn)
      return false
    }
    logIn.checked = now()
    if logIn.account.user != user { logIn.account.user = user }
    return true
  }

  /// Whether the directory knows a user.
  func knows(_ id: User.ID) -> Bool { directory.user(id) != nil }

  /// Counts an attempt of a client to log in. Returns whether it may be made.
  func takeAttempt(of address: ClientAddress) -> Bool { attempts.take(address, at: now()) }

  // MARK: Begin

  /// Returns a ticket with which the page of a session completes a log-in.
  func ticket(_ ticket: LogInTickets.Ticket) -> String { tickets.add(ticket, at: now()).description }

  /// Takes a ticket. It is spent, even if it is refused.
  ///
  /// - Returns: The ticket; nil if there is none, it is too old, or it was made for another browser.
  func redeem(_ text: String, visitor: VisitorID?) -> LogInTickets.Ticket? {
    guard let ticket = tickets.take(text, at: now()), let visitor, ticket.visitor == visitor else {
      return nil
    }
    return ticket
  }

  /// Begins a log-in; nil if the directory does not know the user. A user with too many log-ins loses the oldest one.
  ///
  /// - Parameter old: The token that the browser has until now, whose log-in ends.
  func begin(_ id: User.ID, replacing old: LogInToken?) -> LogIn? {
    guard let user = directory.user(id) else { return nil }
    if let old, let logIn = logIns[old] {
      replaced[old] = now()
      end(logIn)
    }
    let logIn = LogIn(user, at: now(), lifetime: limits.logInLifetime)
    logIns[logIn.token] = logIn
    byUser[id, default: []].append(logIn)
    if let own = byUser[id], own.count > limits.maximumLogInsPerUser { end(own[0]) }
    return logIn
  }

  // MARK: End

  /// Ends a log-in.
  func end(_ logIn: LogIn) {
    guard !logIn.isOver else { return }
    logIn.finish()
    logIns[logIn.token] = nil
    byUser[logIn.user]?.removeAll { $0 === logIn }
    if byUser[logIn.user]?.isEmpty == true { byUser[logIn.user] = nil }
    onEnd?(logIn)
  }

  /// Ends all log-ins of a user.
  func endAll(of user: User.ID) {
    for logIn in byUser[user] ?? [] { end(logIn) }
  }

  /// Ends what is too old, and the log-ins of users who were disabled while none of their windows sent an event. Call it each second.
  func expire() {
    let now = now()
    tickets.expire(at: now)
    replaced = replaced.filter { now - $0.value < limits.logInTicketLifetime }
    for logIn in Array(logIns.values)
    where now >= logIn.end || now - logIn.checked >= limits.userCheckInterval {
      _ = isValid(logIn)
    }
  }
}
