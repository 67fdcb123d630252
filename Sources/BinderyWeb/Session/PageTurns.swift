/// Mounts or renders one page at a time, with other work of the main actor in between.
///
/// A large page takes tens of milliseconds. Without turns, many simultaneous requests would all run before an event that
/// arrives after them:
///
///     without   page page page page page page event
///     with      page event page page …
///
/// The addresses of clients take turns, so that one that requests many pages delays its own.
@MainActor
final class PageTurns {
  private let limits: WebLimits
  private var isTaken = false
  private var waiting = FairQueue<ClientAddress, Int, CheckedContinuation<Void, Never>>()
  /// The number of waiting pages of each address.
  private var counts: [ClientAddress: Int] = [:]
  private var total = 0
  private var lastNumber = 0

  /// Creates turns.
  ///
  /// - Parameter limits: As many pages may wait as sessions that wait for their first socket.
  init(limits: WebLimits) { self.limits = limits }

  /// Runs part of the work for a page when its turn comes.
  ///
  /// - Parameters:
  ///   - address: The client's address.
  ///   - isGone: Whether the client has closed its connection: then the work is omitted.
  /// - Throws: ``PageRefusal/full`` if too many pages wait, and ``PageRefusal/gone``.
  func take<Result>(
    for address: ClientAddress, unless isGone: () -> Bool = { false }, _ body: () -> Result
  ) async throws(PageRefusal) -> Result {
    if isTaken {
      try await wait(for: address)
    } else {
      isTaken = true
    }
    // The next turn starts after all work that the main actor already has.
    defer { Task { pass() } }
    if isGone() { throw .gone }
    return body()
  }

  private func wait(for address: ClientAddress) async throws(PageRefusal) {
    let count = counts[address] ?? 0
    guard count < limits.maximumUnclaimedSessionsPerAddress, total < limits.maximumUnclaimedSessions else {
      throw .full
    }
    counts[address] = count + 1
    total += 1
    lastNumber += 1
    let number = lastNumber
    await withCheckedContinuation { waiting.append($0, of: number, in: address) }
    total -= 1
    let rest = (counts[address] ?? 1) - 1
    counts[address] = rest == 0 ? nil : rest
  }

  private func pass() {
    guard let next = waiting.next() else {
      isTaken = false
      return
    }
    next.resume()
  }
}
