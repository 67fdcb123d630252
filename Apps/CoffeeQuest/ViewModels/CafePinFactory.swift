/// Chooses the pin that marks a cafe on the map.
public struct CafePinFactory: Sendable {
  public init() {}

  /// Returns the pin for a rating from 0 to 5. An invalid rating counts as bad.
  public func pin(for rating: Double?) -> CafePin {
    guard let rating else { return .unrated }
    return switch rating {
    case 3.5..<4: .meh
    case 4..<4.75: .good
    case 4.75...5: .great
    default: .bad
    }
  }
}
