/// What is drawn behind a view.
public enum Backdrop: Sendable, Hashable {
  /// A card on the background.
  case surface
  /// A card on a card.
  case raised
  /// Colours from top to bottom; one is the same everywhere.
  case gradient([Color])
}

extension Backdrop: CustomStringConvertible {
  /// `surface`, `raised`, or the colours, separated by commas.
  public var description: String {
    switch self {
    case .surface: "surface"
    case .raised: "raised"
    case .gradient(let colors): colors.map(\.description).joined(separator: ",")
    }
  }
}
