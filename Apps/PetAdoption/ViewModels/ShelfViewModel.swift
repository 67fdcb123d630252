public import Bindery
internal import BinderyScenes
internal import Foundation
internal import PetAdoptionModels

/// The shelf of pets, and what of it a person wants to see.
@MainActor
public final class ShelfViewModel {
  /// Which animals.
  @Box public var species = SpeciesChoice.all
  /// Of which age.
  @Box public var age = AgeChoice.any
  /// At which price.
  @Box public var fee = FeeChoice.any
  /// Whether only those that are liked.
  @Box public var showsFavoritesOnly = false

  private let shelter: Shelter
  private var cardsByID: [Pet.ID: PetCardViewModel] = [:]
  private lazy var shown = makeShown()
  private let loading: Command<Void, Void>

  init(shelter: Shelter, scene: SceneState) {
    self.shelter = shelter
    loading = Command { await shelter.load() }
    scene.keep("species", of: self, \.species, in: .address)
    scene.keep("age", of: self, \.age, in: .address)
    scene.keep("fee", of: self, \.fee, in: .address)
    scene.keep("favorites", of: self, \.showsFavoritesOnly, in: .address)
    loading.execute()
  }

  /// The pets that match, in the catalog's order.
  public var cards: [PetCardViewModel] { shown.value }

  /// How many they are: `28 pets`, `3 of 28 pets`.
  public var countText: String {
    let (shown, all) = (cards.count, shelter.pets.count)
    let noun = all == 1 ? "pet" : "pets"
    return shown == all ? "\(all) \(noun)" : "\(shown) of \(all) \(noun)"
  }

  /// Whether the pets are loading.
  public var isLoading: Bool { shelter.isLoading }

  /// Why there are no pets, as a sentence.
  public var failure: String? { shelter.failure }

  /// Whether there are pets, but none that match.
  public var isEmpty: Bool { !shelter.pets.isEmpty && cards.isEmpty }

  /// That the pets are made up; nil where they are not.
  public var notice: String? {
    shelter.isSample ? "Sample data: these pets are made up, and so are their stories." : nil
  }

  /// That reservations and favorites may be others by now, and why; nil where they are what is kept.
  public var bookNotice: String? {
    guard !shelter.pets.isEmpty else { return nil }
    return shelter.bookFailure.map { "What is shown here may be old. \($0)" }
  }

  /// Shows all pets.
  public func clearFilters() {
    batch {
      species = .all
      age = .any
      fee = .any
      showsFavoritesOnly = false
    }
  }

  /// Reads the pets again after a failure.
  public func tryAgain() { loading.execute() }

  /// Reads once more which pets are reserved and liked.
  public func readAgain() {
    WorkScope.start("book") { [shelter] in await shelter.readBook() }
  }

  /// The card of a pet; the same one each time.
  func card(of pet: Pet) -> PetCardViewModel {
    if let card = cardsByID[pet.id] { return card }
    let card = PetCardViewModel(pet, shelter: shelter)
    cardsByID[pet.id] = card
    return card
  }

  private func makeShown() -> Computed<[PetCardViewModel]> {
    Computed(self, "shown", isEqual: { $0.elementsEqual($1, by: ===) }) { shelf in
      let now = shelf.shelter.now()
      return shelf.shelter.pets.filter { shelf.includes($0, now: now) }.map(shelf.card)
    }
  }

  private func includes(_ pet: Pet, now: Date) -> Bool {
    species.includes(pet.species) && fee.includes(pet.rarity)
      && age.includes(Age(of: pet, calendar: shelter.calendar, now: now))
      && (!showsFavoritesOnly || shelter.isFavorite(pet.id))
  }
}
