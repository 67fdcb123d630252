/// The notation of the states of the USA. Other regions have no common codes.
public enum RegionStyle: Sendable {
  /// Postal codes: `VA`.
  case codes
  /// Full names: `Virginia`.
  case names

  /// Returns a region in this notation.
  /// - Parameters:
  ///   - name: The region's full name.
  ///   - country: The country's code: `US`.
  func text(of name: String, in country: String?) -> String {
    guard self == .codes, country == "US" else { return name }
    return USStates.code(of: name) ?? name
  }
}
