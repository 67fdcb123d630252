public import Foundation

/// A value of the environment that cannot be used: which one, what it says, and what it should say.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The variable, for example `OPEN_METEO_URL`.
  public let variable: String
  /// What it says; nil where that must not be shown.
  public let value: String?
  /// What to do about it.
  public let remedy: String
}

extension ConfigurationError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    let value = value.map { "“\($0)”" } ?? "what it says (not shown, since it is secret)"
    return "The environment variable \(variable) cannot be used with \(value). \(remedy)"
  }
}
