public import Bindery
internal import BinderyViewModels
internal import Foundation

/// The shelf of pets, and its filters.
@MainActor
public final class ShelfViewModel {
  /// The species to show.
  @Box public var species = SpeciesChoice.all
  /// The age to show.
  @Box public var age = AgeChoice.any
  /// The maximum fee to show.
  @Box public var fee = FeeChoice.any
  /// Whether only favorites are shown.
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

  /// The number of matching pets: `28 pets`, `3 of 28 pets`.
  public var countText: String {
    let (shown, all) = (cards.count, shelter.pets.count)
    let noun = all == 1 ? "pet" : "pets"
    return shown == all ? "\(all) \(noun)" : "\(shown) of \(all) \(noun)"
  }

  /// The pets that match, with the state of loading all pets.
  public var state: Loadable<[PetCardViewModel]> { shelter.state.map { _ in cards } }

  /// A notice that the pets are sample data; nil if they are not.
  public var notice: String? {
    shelter.isSample ? "Sample data: these pets are made up, and so are their stories." : nil
  }

  /// A notice that reservations and favorites may be outdated, with the reason; nil if they are current.
  public var bookNotice: String? {
    guard !shelter.pets.isEmpty else { return nil }
    return shelter.bookFailure.map { "What is shown here may be old. \($0)" }
  }

  /// Removes all filters.
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

  /// Reads reservations and favorites again.
  public func readAgain() {
    WorkScope.start("book") { [shelter] in await shelter.readBook() }
  }

  /// Returns the card of a pet, the same one for each call.
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
