/// Decides whether the temperature is bold in the output.
enum Emphasis {
  /// Returns true in a terminal that supports it, unless `NO_COLOR` is set.
  static func isWanted(environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
