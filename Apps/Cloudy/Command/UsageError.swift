internal import Foundation

/// What was said that cannot be meant.
struct UsageError: Error, Equatable, LocalizedError {
  /// The option or variable.
  let source: String
  /// What it says.
  let value: String
  /// What to say instead.
  let remedy: String

  var errorDescription: String? { "\(source) is “\(value)”. \(remedy)" }
}
