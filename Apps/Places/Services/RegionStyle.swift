/// How the states of the USA are written; other regions have no codes that people know.
public enum RegionStyle: Sendable {
  /// As people write them: `VA`.
  case codes
  /// In full: `Virginia`.
  case names

  /// A region as it is written.
  /// - Parameters:
  ///   - name: its full name.
  ///   - country: the code of its country: `US`.
  func text(of name: String, in country: String?) -> String {
    guard self == .codes, country == "US" else { return name }
    return USStates.code(of: name) ?? name
  }
}
