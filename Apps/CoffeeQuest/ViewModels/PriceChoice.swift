/// The maximum price of a cafe.
public enum PriceChoice: Int, Hashable, CaseIterable, Identifiable, Sendable {
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
    self == .any || price.map { $0.rawValue <= rawValue } ?? false
  }
}
