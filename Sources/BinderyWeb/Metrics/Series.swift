internal import CoreMetrics
internal import Synchronization

/// A series of a metric that can write its samples.
protocol SeriesSource: AnyObject, Sendable {
  /// Appends the samples as text.
  func write(_ name: String, dimensions: String, to text: inout String)
}

/// A number that only increases.
final class CounterSeries: SeriesSource, CounterHandler {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { value.store(0, ordering: .relaxed) }

  func write(_ name: String, dimensions: String, to text: inout String) {
    PrometheusText.write(name, dimensions: dimensions, value.load(ordering: .relaxed), to: &text)
  }
}

/// The latest recorded value.
final class GaugeSeries: SeriesSource, RecorderHandler, MeterHandler {
  private let value = Mutex(0.0)

  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }

  func write(_ name: String, dimensions: String, to text: inout String) {
    PrometheusText.write(name, dimensions: dimensions, value.withLock(\.self), to: &text)
  }
}

/// The number of durations up to each limit.
final class HistogramSeries: SeriesSource, TimerHandler {
  /// The limits in nanoseconds, and as text in seconds.
  private static let limits: [(nanoseconds: Int64, text: String)] = [
    (50_000, "5e-05"), (100_000, "0.0001"), (250_000, "0.00025"), (500_000, "0.0005"), (1_000_000, "0.001"),
    (2_500_000, "0.0025"), (5_000_000, "0.005"), (10_000_000, "0.01"), (25_000_000, "0.025"),
    (50_000_000, "0.05"), (100_000_000, "0.1"), (250_000_000, "0.25"), (500_000_000, "0.5"),
    (1_000_000_000, "1"), (2_500_000_000, "2.5"), (10_000_000_000, "10"),
  ]

  private struct State {
    /// The number of durations in each bucket alone. The last bucket contains those above all limits.
    var buckets = [Int](repeating: 0, count: limits.count + 1)
    var sum = 0.0
  }

  private let state = Mutex(State())

  func recordNanoseconds(_ duration: Int64) {
    let index = Self.limits.firstIndex { duration <= $0.nanoseconds } ?? Self.limits.count
    state.withLock {
      $0.buckets[index] += 1
      $0.sum += Double(duration) / 1e9
    }
  }

  func write(_ name: String, dimensions: String, to text: inout String) {
    let state = state.withLock(\.self)
    let prefix = dimensions.isEmpty ? "" : dimensions + ","
    var count = 0
    for (limit, bucket) in zip(Self.limits.map(\.text) + ["+Inf"], state.buckets) {
      count += bucket
      PrometheusText.write("\(name)_bucket", dimensions: "\(prefix)le=\"\(limit)\"", count, to: &text)
    }
    PrometheusText.write("\(name)_sum", dimensions: dimensions, state.sum, to: &text)
    PrometheusText.write("\(name)_count", dimensions: dimensions, count, to: &text)
  }
}
