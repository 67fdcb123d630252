public import Foundation

/// An invalid option or environment variable: its name, its value, and the remedy.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The name of the option or variable: `--port`, `BINDERY_NOW`.
  public let source: String
  /// The invalid value; nil if it is secret.
  public let value: String?
  /// The remedy: `Give a number from 1 to 65535.`
  public let remedy: String

  /// Creates an error.
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
