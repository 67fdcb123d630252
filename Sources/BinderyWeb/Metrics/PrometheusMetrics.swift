public import CoreMetrics
internal import Synchronization

/// Collects the metrics of a program, and writes them as text in Prometheus' exposition format, version 0.0.4.
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// MetricsSystem.bootstrap(metrics)
/// configuration.operations = OperationsEndpoint(port: 9090) { metrics.text() }
/// ```
///
/// Counters remain counters; gauges and meters become gauges; timers become histograms in seconds, from 50 µs to 10 s.
/// Characters that are invalid in a name become `_`.
public final class PrometheusMetrics: MetricsFactory {
  /// A family of metrics: one name, with one series for each set of dimensions.
  private struct Family {
    let type: String
    var series: [(dimensions: String, source: any SeriesSource)]
  }

  private let families = Mutex<[String: Family]>([:])

  /// Creates a factory without metrics.
  public init() {}

  /// Returns all metrics as text, sorted by name. O(*n*) in the number of series.
  public func text() -> String {
    let families = families.withLock(\.self)
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      text += "# TYPE \(name) \(family.type)\n"
      for series in family.series { series.source.write(name, dimensions: series.dimensions, to: &text) }
    }
    return text
  }

  // MARK: MetricsFactory

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, type: "counter") { CounterSeries() }
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    series(label, dimensions, type: "gauge") { GaugeSeries() }
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, type: "gauge") { GaugeSeries() }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, type: "histogram") { HistogramSeries() }
  }

  public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

  // MARK: Series

  /// Returns the series of a name and dimensions, and creates it if necessary. If a metric of another type has the same
  /// name, the type is appended to the name, so that no data is lost and the text remains valid.
  private func series<Series: SeriesSource>(
    _ label: String, _ dimensions: [(String, String)], type: String, make: () -> Series
  ) -> Series {
    let labels = PrometheusText.dimensions(dimensions)
    var name = PrometheusText.name(label)
    return families.withLock { families in
      if let family = families[name], family.type != type { name += "_\(type)" }
      var family = families[name] ?? Family(type: type, series: [])
      for known in family.series where known.dimensions == labels {
        if let source = known.source as? Series { return source }
      }
      let new = make()
      family.series.append((labels, new))
      families[name] = family
      return new
    }
  }

  private func remove(_ handler: AnyObject) {
    families.withLock { families in
      for name in families.keys {
        families[name]?.series.removeAll { $0.source === handler }
        if families[name]?.series.isEmpty == true { families[name] = nil }
      }
    }
  }
}
