/// What was said that cannot be meant.
struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The option or variable.
  let source: String
  /// What it says.
  let value: String
  /// What to say instead.
  let remedy: String

  /// What is wrong and what to do.
  var description: String { "\(source) is “\(value)”. \(remedy)" }
}
