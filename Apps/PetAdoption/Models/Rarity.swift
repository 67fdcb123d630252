/// The rarity of a pet.
public enum Rarity: String, Sendable, Hashable, CaseIterable {
  case common, uncommon, rare, veryRare
}
