internal import Foundation

/// What a worker tells its supervisor each second, as one message.
struct WorkerReport: Codable, Sendable, Equatable {
  /// The reason why the worker should be restarted; nil while it works.
  var failure: String?
  /// The reason why it takes no new pages; nil while it does.
  var busyReason: String?
  /// The number of its windows.
  var windows = 0
  /// The number of seconds for which none of them was used.
  var unusedSeconds = 0
  /// Its metrics in Prometheus' format; empty if there is no address for operators.
  var metrics = ""

  /// The maximum size of a message in bytes.
  static let maximumBytes = 160 * 1024

  /// The message. Metrics that do not fit are left out.
  var message: [UInt8] {
    let encoder = JSONEncoder()
    if let data = try? encoder.encode(self), data.count <= Self.maximumBytes { return Array(data) }
    var rest = self
    rest.metrics = ""
    return (try? encoder.encode(rest)).map(Array.init) ?? []
  }

  /// Reads a message; nil if it is none.
  init?(message: some Sequence<UInt8>) {
    guard let report = try? JSONDecoder().decode(Self.self, from: Data(message)) else { return nil }
    self = report
  }

  /// Creates a report.
  init(
    failure: String? = nil, busyReason: String? = nil, windows: Int = 0, unusedSeconds: Int = 0,
    metrics: String = ""
  ) {
    self.failure = failure
    self.busyReason = busyReason
    self.windows = windows
    self.unusedSeconds = unusedSeconds
    self.metrics = metrics
  }
}
