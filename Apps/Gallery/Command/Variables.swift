/// The environment, where a variable that is empty counts as not set.
struct Variables {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether a variable says yes.
  func flag(_ name: String) throws(ConfigurationError) -> Bool {
    switch self[name]?.lowercased() {
    case nil, "0", "no", "false", "off": return false
    case "1", "yes", "true", "on": return true
    case let other?: throw ConfigurationError(source: name, value: other, remedy: "Give 1 or 0.")
    }
  }
}
