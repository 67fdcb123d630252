/// How expensive a cafe is.
public enum PriceLevel: Int, Sendable, Hashable, Codable, CaseIterable {
  case cheap = 1
  case moderate, expensive, veryExpensive

  /// Reads as many currency signs as there are levels: `$$`, `€€€`.
  public init?(signs: String) {
    guard Set(signs).count == 1, let sign = signs.first, !sign.isLetter, !sign.isNumber else { return nil }
    self.init(rawValue: signs.count)
  }
}
