/// The price level of a cafe.
public enum PriceLevel: Int, Sendable, Hashable, Codable, CaseIterable {
  case cheap = 1
  case moderate, expensive, veryExpensive

  /// Parses a number of currency signs: `$$`, `€€€`.
  public init?(signs: String) {
    guard Set(signs).count == 1, let sign = signs.first, !sign.isLetter, !sign.isNumber else { return nil }
    self.init(rawValue: signs.count)
  }
}
