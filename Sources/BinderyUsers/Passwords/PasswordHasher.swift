internal import CSodium
internal import Dispatch
internal import Synchronization

/// Makes and checks hashes of passwords, on threads of its own: a hash takes a tenth of a second and 64 MiB on purpose. Few are calculated at a
/// time, so that many log-ins at once need no more memory than it has been given.
///
///     100 log-ins ──▶ queue, 64 at most ──▶ 2 threads, 64 MiB each
///                     └─ the rest fails with PasswordError.busy
public final class PasswordHasher: Sendable {
  /// What new hashes cost.
  public let cost: PasswordHash.Cost
  private let threads: [DispatchQueue]
  private let backlog: Int
  private let load: Mutex<Load>
  /// The hash that is checked for a person who does not exist.
  private let nobody: Mutex<PasswordHash?>

  private struct Load {
    /// The number of calculations that wait or run.
    var count = 0
    var nextThread = 0
  }

  /// Creates a hasher.
  ///
  /// - Parameters:
  ///   - cost: What new hashes cost. Older ones are replaced at the next log-in.
  ///   - concurrency: How many hashes are calculated at a time, 1 or more. Each uses the memory of its cost.
  ///   - backlog: How many more can wait.
  public init(cost: PasswordHash.Cost = .standard, concurrency: Int = 2, backlog: Int = 64) {
    self.cost = cost
    self.backlog = max(0, backlog) + max(1, concurrency)
    threads = (0..<max(1, concurrency)).map { DispatchQueue(label: "bindery.password.\($0)") }
    load = Mutex(Load())
    nobody = Mutex(nil)
    // It chooses the fastest code for this machine, before the first check.
    _ = sodium_init()
  }

  /// Returns the hash of a password.
  ///
  /// - Throws: ``PasswordError``.
  public func hash(_ password: String) async throws(PasswordError) -> PasswordHash {
    guard let password = NormalizedPassword(password) else { throw .tooLong }
    let cost = cost
    return try await run { PasswordHash(of: password, cost).map(Result.success) ?? .failure(.noMemory) }
  }

  /// Returns whether a password is the one of a hash. Without a hash, it is not, which takes as long: nobody learns from the time whether a
  /// person exists.
  ///
  /// - Throws: ``PasswordError``. A password that is too long is no error: it matches no hash.
  public func check(_ password: String, against hash: PasswordHash?) async throws(PasswordError) -> Bool {
    guard let password = NormalizedPassword(password) else { return false }
    return try await run { [self] in
      guard let compared = hash ?? hashOfNobody() else { return .failure(.noMemory) }
      return .success(compared.matches(password) && hash != nil)
    }
  }

  /// Whether a hash is to be replaced: it has another cost than new ones.
  public func isOutdated(_ hash: PasswordHash) -> Bool { hash.differs(from: cost) }

  private func hashOfNobody() -> PasswordHash? {
    nobody.withLock { hash in
      if hash == nil { hash = NormalizedPassword("").flatMap { PasswordHash(of: $0, cost) } }
      return hash
    }
  }

  /// Runs a calculation on one of the threads, and returns its result.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () -> Result<Value, PasswordError>
  ) async throws(PasswordError) -> Value {
    let thread = load.withLock { load -> DispatchQueue? in
      guard load.count < backlog else { return nil }
      load.count += 1
      load.nextThread = (load.nextThread + 1) % threads.count
      return threads[load.nextThread]
    }
    guard let thread else { throw .busy }
    let result = await withCheckedContinuation { continuation in
      thread.async { [self] in
        let result = body()
        load.withLock { $0.count -= 1 }
        continuation.resume(returning: result)
      }
    }
    return try result.get()
  }
}
