internal import NIOCore

/// The pages that wait for their turn, by the network of their client. Networks take turns; one that has used up its time is passed over.
///
///     a: a1 a2 a3     turns: a1 b1 a2 a3       and while a has to wait: b1
///     b: b1
struct PageLine {
  typealias Instant = ContinuousClock.Instant
  typealias Turn = CheckedContinuation<Result<Void, PageRefusal>, Never>

  /// A page that waits.
  struct Waiter {
    let number: Int
    let since: Instant
    let turn: Turn
  }

  private var waiters: [ClientAddress: CircularBuffer<Waiter>] = [:]
  /// The networks whose pages may have a turn, in order.
  private var ready = CircularBuffer<ClientAddress>()

  /// The number of pages that wait.
  private(set) var count = 0

  /// The number of pages of a network that wait.
  func count(of network: ClientAddress) -> Int { waiters[network]?.count ?? 0 }

  /// Adds a page.
  mutating func append(_ waiter: Waiter, of network: ClientAddress) {
    count += 1
    if waiters[network] == nil { ready.append(network) }
    waiters[network, default: CircularBuffer()].append(waiter)
  }

  /// Removes and returns the page whose turn is next; nil if no page may have one.
  ///
  /// - Parameter isHeld: Whether a network has to wait. It is asked again after ``release(_:)``.
  mutating func next(unless isHeld: (ClientAddress) -> Bool) -> Waiter? {
    while let network = ready.popFirst() {
      if isHeld(network) { continue }
      guard let waiter = waiters[network]?.popFirst() else { continue }
      count -= 1
      if waiters[network]?.isEmpty == true { waiters[network] = nil } else { ready.append(network) }
      return waiter
    }
    return nil
  }

  /// Lets a network that was held take turns again. Returns whether it has pages.
  mutating func release(_ network: ClientAddress) -> Bool {
    guard waiters[network] != nil else { return false }
    if !ready.contains(network) { ready.append(network) }
    return true
  }

  /// Removes and returns the pages of a network that began to wait before an instant.
  mutating func removeAll(of network: ClientAddress, before instant: Instant) -> [Waiter] {
    remove(from: network) { $0.since < instant }
  }

  /// Removes and returns a page; nil if its turn has come.
  mutating func remove(_ number: Int, of network: ClientAddress) -> Waiter? {
    remove(from: network) { $0.number == number }.first
  }

  private mutating func remove(from network: ClientAddress, where isOver: (Waiter) -> Bool) -> [Waiter] {
    guard let all = waiters[network] else { return [] }
    let removed = all.filter(isOver)
    count -= removed.count
    waiters[network]?.removeAll(where: isOver)
    if waiters[network]?.isEmpty == true {
      waiters[network] = nil
      ready.removeAll { $0 == network }
    }
    return Array(removed)
  }
}
