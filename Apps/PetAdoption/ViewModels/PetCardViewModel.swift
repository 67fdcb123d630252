public import Bindery
internal import Foundation

/// A pet on the shelf: the content of its card, its adoption state, and whether it is a favorite.
@MainActor
public final class PetCardViewModel: Identifiable {
  /// The pet's identity.
  public nonisolated let id: String
  /// The texts of the card.
  public let pet: PetViewModel
  /// The reason why the last change failed, as a sentence.
  @Box public private(set) var failure: String?

  let model: Pet
  private let shelter: Shelter
  private let like: Command<Bool, Void>
  private let bag = DisposeBag()

  init(_ pet: Pet, shelter: Shelter) {
    id = pet.id
    model = pet
    self.pet = PetViewModel(pet, calendar: shelter.calendar, now: shelter.now())
    self.shelter = shelter
    like = Command(.queue) { try await shelter.setFavorite($0, for: pet.id) }
    like.errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
  }

  /// The route of the pet's page.
  public var route: PetRoute { PetRoute(id: id) }

  /// Whether the pet is a favorite.
  public var isFavorite: Bool { shelter.isFavorite(id) }

  /// The label of the heart button: `Add Stella to favorites`.
  public var favoriteActionText: String {
    isFavorite ? "Remove \(pet.name) from favorites" : "Add \(pet.name) to favorites"
  }

  /// The adoption state: `Available`, `Reserved`, `Adopted`.
  public var statusText: String {
    switch state {
    case .available: "Available"
    case .reserved: "Reserved"
    case .adopted: "Adopted"
    }
  }

  /// Whether the pet can be reserved.
  public var isAvailable: Bool { state == .available }
  /// Whether the pet is reserved.
  public var isReserved: Bool { state == .reserved }
  /// Whether the pet is adopted.
  public var isAdopted: Bool { state == .adopted }

  /// Adds the pet to the favorites, or removes it.
  public func toggleFavorite() {
    failure = nil
    like.execute(!untracked { isFavorite })
  }

  private var state: AdoptionState { shelter.state(of: id) }
}
