internal import CoffeeQuestModels

/// The maximum price of a cafe.
public enum PriceChoice: Hashable, CaseIterable, Identifiable, Sendable {
  case any, cheap, upToModerate, upToExpensive

  /// The choice itself.
  public var id: Self { self }

  /// `Up to $$`
  public var title: String {
    switch self {
    case .any: "Any price"
    case .cheap: "$"
    case .upToModerate: "Up to $$"
    case .upToExpensive: "Up to $$$"
    }
  }

  func includes(_ price: PriceLevel?) -> Bool {
    switch self {
    case .any: true
    case .cheap: price.map { $0.rawValue <= 1 } ?? false
    case .upToModerate: price.map { $0.rawValue <= 2 } ?? false
    case .upToExpensive: price.map { $0.rawValue <= 3 } ?? false
    }
  }
}
