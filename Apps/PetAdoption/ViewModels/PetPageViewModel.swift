public import Bindery
internal import Foundation
internal import PetAdoptionModels

/// The page of a pet: its story, its health, and the way to a home.
@MainActor
public final class PetPageViewModel {
  /// Why the last step could not be taken, as a sentence.
  @Box public private(set) var failure: String?

  private let id: Pet.ID
  private let shelter: Shelter
  private let shelf: ShelfViewModel
  private let stepping: Command<AdoptionStep, Void>
  private let bag = DisposeBag()

  init(_ id: Pet.ID, shelter: Shelter, shelf: ShelfViewModel) {
    self.id = id
    self.shelter = shelter
    self.shelf = shelf
    stepping = Command { try await shelter.take($0, for: id) }
    stepping.errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
  }

  // MARK: What the page shows

  /// The pet's name, or why there is none.
  public var title: String { pet?.name ?? (isLoading ? "Loading..." : "Pet not found") }

  /// What its card says; nil while the pets are loading, or if there is no such pet.
  public var card: PetCardViewModel? { pet.map(shelf.card) }

  /// Whether the pets are loading.
  public var isLoading: Bool { shelter.isLoading }

  /// `Corgi · born June 21, 2023`
  public var subtitle: String {
    pet.map { "\($0.breed) · born \(PetText.date($0.birthday, in: shelter.calendar))" } ?? ""
  }

  /// How it came here and what it likes.
  public var story: String { pet?.story ?? "" }

  /// How it is, fact by fact.
  public var health: [HealthFact] { pet.map { HealthFact.all(of: $0.health) } ?? [] }

  /// What else to know of its health; nil where there is nothing.
  public var healthNote: String? { pet.flatMap { $0.health.note.isEmpty ? nil : $0.health.note } }

  /// Its adoption state, as a sentence.
  public var statusSentence: String {
    guard let pet else { return "" }
    switch shelter.state(of: id) {
    case .available: return "\(pet.name) is looking for a home."
    case .reserved: return "\(pet.name) is reserved, and waits to be fetched."
    case .adopted: return "\(pet.name) has found a home."
    }
  }

  /// Whether it can be reserved.
  public var canReserve: Bool { can(.reserve) }
  /// Whether the reservation can be given up.
  public var canUnreserve: Bool { can(.unreserve) }
  /// Whether it can be fetched.
  public var canAdopt: Bool { can(.adopt) }
  /// Whether it was taken home so lately that this can be undone.
  public var canBringBack: Bool { can(.bringBack) && shelter.canBringBack(id) }
  /// Who may do all this.
  public let sharedNote =
    "All windows share the shelter's book: anyone who opens this page can reserve this pet, cancel the reservation or take it home."
  /// For how long it can be brought back.
  public let bringBackNote = "For ten minutes this can be undone, in any window."
  /// What is wrong with what the page shows, as sentences; nil where nothing is.
  public var notice: String? { shelf.bookNotice }
  /// Whether a step is being taken.
  public var isBusy: Bool { stepping.isExecuting }

  // MARK: Actions

  /// Asks for it.
  public func reserve() { take(.reserve) }
  /// Gives the reservation up.
  public func unreserve() { take(.unreserve) }
  /// Takes it home.
  public func adopt() { take(.adopt) }

  /// Undoes that it was taken home: it is reserved again.
  public func bringBack() { take(.bringBack) }
  /// Reads once more what could not be read.
  public func readAgain() { shelf.readAgain() }

  private var pet: Pet? { shelter.pets.first { $0.id == id } }

  private func can(_ step: AdoptionStep) -> Bool { pet != nil && shelter.state(of: id).after(step) != nil }

  private func take(_ step: AdoptionStep) {
    failure = nil
    stepping.execute(step)
  }
}
