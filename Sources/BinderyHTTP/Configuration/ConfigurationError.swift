public import Foundation

/// An option or a variable of the environment that cannot be used: its name, its value, and what to give instead.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The option or variable: `--port`, `BINDERY_NOW`.
  public let source: String
  /// Its value; nil where that is secret.
  public let value: String?
  /// What to do about it: `Give a number from 1 to 65535.`
  public let remedy: String

  /// Makes an error.
  public init(source: String, value: String?, remedy: String) {
    self.source = source
    self.value = value
    self.remedy = remedy
  }
}

extension ConfigurationError: LocalizedError, CustomStringConvertible {
  /// `BINDERY_NOW is “yesterday”. Give a date and time …`
  public var errorDescription: String? { description }

  /// `BINDERY_NOW is “yesterday”. Give a date and time …`
  public var description: String {
    "\(source) \(value.map { "is “\($0)”" } ?? "cannot be used (its value is secret)"). \(remedy)"
  }
}
