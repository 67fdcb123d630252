internal import Logging

/// How serious a message is.
public enum OSLogType: Sendable, Hashable {
  case debug, info, `default`, error, fault

  var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .default: .notice
    case .error: .error
    case .fault: .critical
    }
  }
}
