/// Where a pet stood in the order of creation before it went: an index would not hold, since others come and go.
public struct PetPlace: Sendable, Hashable {
  private let earlier: Set<Pet.ID>
  private let later: Set<Pet.ID>

  /// The place of the pet at an index. There has to be one.
  public init(of index: Int, in pets: [Pet]) {
    earlier = Set(pets[..<index].map(\.id))
    later = Set(pets[(index + 1)...].map(\.id))
  }

  /// The index at which a pet comes back among those that are there now.
  ///
  /// Those that were not there when it went are told apart by when they were added.
  public func index(of pet: Pet, in pets: [Pet]) -> Int {
    let last = pets.lastIndex { other in
      if earlier.contains(other.id) { return true }
      if later.contains(other.id) { return false }
      return (other.addedAt, other.id) < (pet.addedAt, pet.id)
    }
    return last.map { $0 + 1 } ?? 0
  }
}
