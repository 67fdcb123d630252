/// How rarely a pet like this one is found.
public enum Rarity: String, Sendable, Hashable, CaseIterable {
  case common, uncommon, rare, veryRare
}
