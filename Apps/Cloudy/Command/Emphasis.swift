/// Whether the temperature is bold in the output.
enum Emphasis {
  /// Only in a terminal that can show it, and where nobody has said `NO_COLOR`.
  static func isWanted(environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
