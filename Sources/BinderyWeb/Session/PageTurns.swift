internal import Bindery

/// Mounts or renders one page at a time, with other work of the main actor in between.
///
/// A large page takes tens of milliseconds. Without turns, many simultaneous requests would all run before an event that
/// arrives after them:
///
///     without   page page page page page page event
///     with      page event page page …
///
/// The rows of long stacks are mounted in steps of a millisecond, each of which is a turn.
///
/// The networks of clients take turns, so that one that requests many pages delays its own. Each has a budget of the main actor's time: a
/// part of a page that takes longer than a round of events is charged for the rest, further rows of a page are charged whole, and a network
/// in debt waits until it is paid, unless no other network has sessions.
///
/// Windows that are taken over wait apart, and alternate with pages: thousands of them come at once when a process was killed, and a new
/// visitor does not wait for all of them. What has begun is finished first: otherwise all of a thousand pages would be finished at the
/// same time, later than the clients of the first ones wait.
@MainActor
final class PageTurns {

  /// A part of the work for a page.
  enum Part {
    /// The beginning of a page.
    case page
    /// The beginning of a window that is taken over: its page is shown already, and waits with its socket.
    case takeover
    /// Further rows of a page, all of whose time is charged: the page had its free time before. They do not wait for a debt, because the
    /// page has begun.
    case rows
    /// What follows the beginning.
    case continuation
  }

  /// The time of a part that is not charged: it delays an event no longer than the events before it may.
  static let freeTime = Duration.milliseconds(2)
  /// The time after which a network in debt is looked at again.
  private static let lookInterval = Duration.seconds(1)

  private let limits: WebLimits
  private let clock: SteadyClock
  /// Whether clients of other networks than an address's would be delayed.
  private let hasOthers: @MainActor (ClientAddress) -> Bool
  private var isTaken = false
  private var line = PageLine()
  /// The windows that are taken over.
  private var takeovers = PageLine()
  /// The pages with further rows.
  private var unfinished = PageLine()
  /// What else has begun.
  private var begun = PageLine()
  private var wasTakeover = false
  /// The networks in debt that have waiting pages.
  private var held: Set<ClientAddress> = []
  /// The charged time in milliseconds.
  private var budgets: AddressRates
  private var lastNumber = 0

  /// Creates turns.
  ///
  /// - Parameters:
  ///   - limits: The budgets. As many pages may wait as sessions that wait for their first socket.
  ///   - hasOthers: Whether other networks than that of a client have sessions.
  ///   - clock: The time by which parts of pages are measured, and networks in debt wait.
  init(
    limits: WebLimits, hasOthers: @escaping @MainActor (ClientAddress) -> Bool = { _ in true },
    clock: SteadyClock = SteadyClock()
  ) {
    self.limits = limits
    self.hasOthers = hasOthers
    self.clock = clock
    budgets = AddressRates(
      burst: Int(limits.pageTimeBurst / .milliseconds(1)), perSecond: limits.pageTimeShare * 1000)
  }

  /// Runs part of the work for a page when its turn comes.
  ///
  /// - Parameters:
  ///   - address: The client's address.
  ///   - part: Which part it is.
  /// - Throws: ``PageRefusal/full`` if too many pages wait to begin, ``PageRefusal/tooFast`` if the network stays in debt for too long, and
  ///   ``PageRefusal/gone`` if the task is canceled because the client has gone.
  func take<Result>(
    for address: ClientAddress, part: Part = .page, _ body: () -> Result
  ) async throws(PageRefusal) -> Result {
    let network = address.network
    if isTaken || (part != .rows && isInDebt(network)) {
      try await wait(in: network, for: part)
    } else {
      isTaken = true
    }
    // The next turn starts after all work that the main actor already has.
    defer { Task { pass() } }
    if Task.isCancelled { throw .gone }
    let start = clock.now
    defer {
      let end = clock.now
      let charged = end - start - (part == .rows ? .zero : Self.freeTime)
      if charged > .zero { budgets.spend(charged / .milliseconds(1), of: network, at: end) }
    }
    return body()
  }

  /// Whether no further page of an address may wait.
  func isFull(for address: ClientAddress) -> Bool {
    line.count(of: address.network) >= limits.maximumUnclaimedSessionsPerAddress
      || line.count >= limits.maximumUnclaimedSessions
  }

  private func isInDebt(_ network: ClientAddress) -> Bool {
    budgets.debt(of: network, at: clock.now) > .zero && hasOthers(network)
  }

  private func wait(in network: ClientAddress, for part: Part) async throws(PageRefusal) {
    guard part != .page || !isFull(for: network) else { throw .full }
    lastNumber += 1
    let number = lastNumber
    let turn: Result<Void, PageRefusal> = await withTaskCancellationHandler {
      await withCheckedContinuation { (turn: PageLine.Turn) in
        guard !Task.isCancelled else { return turn.resume(returning: .failure(.gone)) }
        let waiter = PageLine.Waiter(number: number, since: clock.now, turn: turn)
        switch part {
        case .page: line.append(waiter, of: network)
        case .takeover: takeovers.append(waiter, of: network)
        case .rows: unfinished.append(waiter, of: network)
        case .continuation: begun.append(waiter, of: network)
        }
        if !isTaken { pass() }
      }
    } onCancel: {
      Task { @MainActor in cancel(number, in: network) }
    }
    try turn.get()
  }

  private func cancel(_ number: Int, in network: ClientAddress) {
    let waiter =
      line.remove(number, of: network) ?? takeovers.remove(number, of: network)
      ?? begun.remove(number, of: network) ?? unfinished.remove(number, of: network)
    waiter?.turn.resume(returning: .failure(.gone))
  }

  private func pass() {
    let isHeld = { [self] (network: ClientAddress) in
      guard isInDebt(network) else { return false }
      hold(network)
      return true
    }
    let next = unfinished.next { _ in false } ?? begun.next(unless: isHeld) ?? beginning(unless: isHeld)
    isTaken = next != nil
    next?.turn.resume(returning: .success(()))
  }

  /// Removes and returns the page, or the window that is taken over, that begins next.
  private func beginning(unless isHeld: (ClientAddress) -> Bool) -> PageLine.Waiter? {
    if !wasTakeover, let window = takeovers.next(unless: isHeld) {
      wasTakeover = true
      return window
    }
    wasTakeover = false
    if let page = line.next(unless: isHeld) { return page }
    let window = takeovers.next(unless: isHeld)
    wasTakeover = window != nil
    return window
  }

  /// Looks at a network in debt again when the debt is paid, or earlier, because the others may have gone.
  private func hold(_ network: ClientAddress) {
    guard held.insert(network).inserted else { return }
    let time = max(.milliseconds(1), min(budgets.debt(of: network, at: clock.now), Self.lookInterval))
    Task {
      try? await clock.sleep(for: time)
      release(network)
    }
  }

  private func release(_ network: ClientAddress) {
    held.remove(network)
    let start = clock.now - limits.pageTimeout
    let late =
      line.removeAll(of: network, before: start) + takeovers.removeAll(of: network, before: start)
      + begun.removeAll(of: network, before: start)
    for waiter in late { waiter.turn.resume(returning: .failure(.tooFast)) }
    let (hasPages, hasWindows) = (line.release(network), takeovers.release(network))
    if begun.release(network) || hasPages || hasWindows, !isTaken { pass() }
  }
}
