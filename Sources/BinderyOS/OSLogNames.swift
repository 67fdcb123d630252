// `-module-alias os=BinderyOS` makes `import os` mean this module.
@_exported public import Foundation

/// A place for messages in the log, by the names of a program and of a part of it.
public final class OSLog: Sendable {
  /// The place for all messages that name none.
  public static let `default` = OSLog(logger: Logger())

  let logger: Logger

  private init(logger: Logger) { self.logger = logger }

  /// Creates a place, whose messages have the label `subsystem.category`.
  public convenience init(subsystem: String, category: String) {
    self.init(logger: Logger(subsystem: subsystem, category: category))
  }
}

extension Logger {
  /// Creates a logger for a place in the log.
  public init(_ log: OSLog) { self = log.logger }
}
