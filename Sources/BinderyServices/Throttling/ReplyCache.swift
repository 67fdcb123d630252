public import Foundation

/// Caches values for a limited time, and lets concurrent requests for the same key share one.
///
/// Failures are not cached. The cache holds a limited number of values and removes the least recently used one first.
///
/// ```swift
/// let forecast = try await cache.value(for: place, maximumAge: .seconds(600)) { try await service.forecast(place) }
/// ```
public actor ReplyCache<Key: Hashable & Sendable, Value: Sendable> {
  private struct Entry {
    let value: Value
    let date: Date
    var lastUse: UInt64
  }

  /// A request in progress and the callers that wait for it.
  private struct Flight {
    let number: UInt64
    let task: Task<Void, Never>
    var waiting: [UInt64: CheckedContinuation<Value, any Error>] = [:]
  }

  private let capacity: Int
  private let now: @Sendable () -> Date
  private var entries: [Key: Entry] = [:]
  private var flights: [Key: Flight] = [:]
  /// A counter that orders uses and numbers requests and waiters.
  private var count: UInt64 = 0

  /// Creates an empty cache.
  /// - Parameters:
  ///   - capacity: The maximum number of values, at least one.
  ///   - now: Returns the current date, which determines the age of values.
  public init(capacity: Int = 100, now: @escaping @Sendable () -> Date = { Date() }) {
    self.capacity = max(1, capacity)
    self.now = now
  }

  /// Returns the value for a key: a cached one that is recent enough, else that of a request in progress, else a new
  /// one. A request is canceled once all callers that wait for it are canceled.
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - maximumAge: The maximum age of a cached value; zero always requests a new one.
  ///   - ask: Requests the value.
  /// - Complexity: O(1), and O(`capacity`) when a value is removed.
  public func value(
    for key: Key, maximumAge: Duration = .seconds(600), _ ask: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    if let value = kept(key, maximumAge) { return value }
    let ticket = next()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        if flights[key] == nil { flights[key] = takeOff(key, ask) }
        flights[key]?.waiting[ticket] = continuation
      }
    } onCancel: {
      Task { await self.leave(key, ticket) }
    }
  }

  private func kept(_ key: Key, _ maximumAge: Duration) -> Value? {
    guard let entry = entries[key] else { return nil }
    let age = now().timeIntervalSince(entry.date)
    // After the clock was set back, the date of a value can be in the future. It is not used then.
    guard age >= 0, Duration.seconds(min(age, 1e9)) < maximumAge else { return nil }
    entries[key]?.lastUse = next()
    return entry.value
  }

  private func takeOff(_ key: Key, _ ask: @escaping @Sendable () async throws -> Value) -> Flight {
    let number = next()
    let task = Task {
      let result: Result<Value, any Error>
      do { result = .success(try await ask()) } catch { result = .failure(error) }
      land(key, number, result)
    }
    return Flight(number: number, task: task)
  }

  private func land(_ key: Key, _ number: UInt64, _ result: Result<Value, any Error>) {
    guard let flight = flights[key], flight.number == number else { return }
    flights[key] = nil
    if case .success(let value) = result { keep(value, for: key) }
    for continuation in flight.waiting.values { continuation.resume(with: result) }
  }

  private func leave(_ key: Key, _ ticket: UInt64) {
    guard let continuation = flights[key]?.waiting.removeValue(forKey: ticket) else { return }
    if let flight = flights[key], flight.waiting.isEmpty {
      flights[key] = nil
      flight.task.cancel()
    }
    continuation.resume(throwing: CancellationError())
  }

  private func keep(_ value: Value, for key: Key) {
    entries[key] = Entry(value: value, date: now(), lastUse: next())
    if entries.count > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
    }
  }

  private func next() -> UInt64 {
    count += 1
    return count
  }
}
