/// Whether the temperature is bold in the output.
enum Emphasis {
  /// Only in a terminal that can show it, and where `NO_COLOR` is not set.
  static func isWanted(environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
