import Logging
import Synchronization

/// The lines that loggers write during a test.
final class CapturedLog: Sendable {
  /// A line of a log.
  struct Line: Sendable {
    let text: String
    let metadata: Logger.Metadata
  }

  private let captured = Mutex<[Line]>([])

  /// The lines so far.
  var lines: [Line] { captured.withLock(\.self) }

  /// The texts of the lines so far.
  var texts: [String] { lines.map(\.text) }

  /// A logger whose lines are captured, from the least important on.
  var logger: Logger {
    var logger = Logger(label: "test") { [self] _ in Handler(log: self) }
    logger.logLevel = .trace
    return logger
  }

  private struct Handler: LogHandler {
    let log: CapturedLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(log: CapturedLog) { self.log = log }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = Line(
        text: "\(event.message)", metadata: metadata.merging(event.metadata ?? [:]) { $1 })
      log.captured.withLock { $0.append(line) }
    }
  }
}
