public import Foundation

/// The reason why log-ins cannot be kept in a file, as a sentence.
public enum LogInFileError: Error, Hashable, Sendable {
  /// The file cannot be read or written.
  case file(path: String, reason: String)
  /// The file is damaged.
  case damaged(path: String)
}

extension LogInFileError: LocalizedError, CustomStringConvertible {
  /// The sentence for the operator.
  public var description: String {
    switch self {
    case .file(let path, let reason):
      "The file of log-ins \(path) cannot be used: \(reason). Correct its permissions or the space on its disk; until then, a restart logs everybody out, and may bring log-ins back that have ended."
    case .damaged(let path):
      "The file of log-ins \(path) is damaged. It was renamed to \(path).damaged, and everybody has to log in again."
    }
  }

  public var errorDescription: String? { description }
}
