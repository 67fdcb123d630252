internal import Logging

/// Writes messages to the log of the program, the standard error, with the interface of Apple's unified logging. In full-screen mode of a terminal,
/// nothing is written.
public struct Logger: Sendable {
  private let label: String
  private let handler: (@Sendable (String) -> any LogHandler)?

  /// Creates a logger, whose messages have the label `subsystem.category`.
  public init(subsystem: String, category: String) {
    self.init(label: "\(subsystem).\(category)", handler: nil)
  }

  /// Creates a logger with the label `default`.
  public init() { self.init(label: "default", handler: nil) }

  init(label: String, handler: (@Sendable (String) -> any LogHandler)?) {
    self.label = label
    self.handler = handler
  }

  /// Writes a message that is of interest in development; the program leaves it out.
  public func trace(_ message: OSLogMessage) { write(message, .trace) }
  /// Writes a message that is of interest in development; the program leaves it out.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message that may help with errors.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message that helps with errors.
  public func notice(_ message: OSLogMessage) { write(message, .notice) }
  /// Writes a message that helps with errors.
  public func log(_ message: OSLogMessage) { write(message, .notice) }
  /// Writes a message that is as serious as its type.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.level) }
  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) { write(message, .warning) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message about a fault of the program.
  public func critical(_ message: OSLogMessage) { write(message, .critical) }
  /// Writes a message about a fault of the program.
  public func fault(_ message: OSLogMessage) { write(message, .critical) }

  private func write(_ message: OSLogMessage, _ level: Logging.Logger.Level) {
    // Created now: the app may create its loggers before the program sets up its log.
    let logger = handler.map { Logging.Logger(label: label, factory: $0) } ?? Logging.Logger(label: label)
    logger.log(level: level, "\(message.text)")
  }
}
