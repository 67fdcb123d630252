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
  private var tickets = LogInTickets()
  private var attempts: AddressRates
  /// How often the log-ins of a user were all ended, for the users of whom this happened lately.
  private var ends: (count: UInt64, ofUsers: [User.ID: (number: UInt64, at: Instant)]) = (0, [:])

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
  func redeem(_ text: String, visitor: VisitorID?) -> LogInTickets.Ticket? {
    guard let ticket = tickets.take(text), isCurrent(ticket.request), let visitor,
      ticket.visitor == visitor
    else { return nil }
    return ticket
  }

  /// Begins a log-in; nil if the directory does not know the user. A user with too many log-ins loses the oldest one.
  ///
  /// - Parameter old: The token that the browser has until now, whose log-in ends.
  func begin(_ id: User.ID, replacing old: LogInToken?) -> LogIn? {
    guard let user = directory.user(id) else { return nil }
    if let old, let logIn = logIns[old] { end(logIn) }
    let logIn = LogIn(user, at: now(), lifetime: limits.logInLifetime)
    logIns[logIn.token] = logIn
    byUser[id, default: []].append(logIn)
    if let own = byUser[id], own.count > limits.maximumLogInsPerUser { end(own[0]) }
    if logIns.count > limits.maximumLogIns, let oldest = logIns.values.min(by: { $0.end < $1.end }) {
      end(oldest)
    }
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

  /// Ends all log-ins of a user, also those that are not completed yet.
  func endAll(of user: User.ID) {
    ends.count += 1
    ends.ofUsers[user] = (ends.count, now())
    for logIn in byUser[user] ?? [] { end(logIn) }
  }

  /// Ends what is too old, and the log-ins of users who were disabled while none of their windows sent an event. Call it each second.
  func expire() {
    let now = now()
    tickets.expire(unless: isCurrent)
    ends.ofUsers = ends.ofUsers.filter { now - $0.value.at < limits.logInTicketLifetime }
    let due = logIns.values.lazy.filter { [limits] in
      now >= $0.end || now - $0.checked >= limits.userCheckInterval
    }
    for logIn in Array(due.prefix(Self.mostChecks)) { _ = isValid(logIn) }
  }

  /// The maximum number of users that are read from the directory at once, without an event of them.
  private static let mostChecks = 4_000
}
