internal import Bindery
internal import BinderyStore
internal import Foundation

/// The page of a pet: its story, its health, and its adoption.
@MainActor
public final class PetPageViewModel {
  /// The reason why the last step failed, as a sentence.
  @Box private var stepFailure: String?

  /// The time after which a window counts as one that looks at the pet: who only passes by does not.
  private static let glance = Duration.seconds(1)

  private let id: Pet.ID
  private let shelter: Shelter
  private let shelf: ShelfViewModel
  private let stepping: Command<AdoptionStep, Void>
  private let bag = DisposeBag()
  private lazy var room = shelter.rooms.room(of: id)
  /// The window that looks at the pet; nil if it does not.
  @Box private var visitor: PetVisitor?
  private var stay: Disposable?

  init(_ id: Pet.ID, shelter: Shelter, shelf: ShelfViewModel) {
    self.id = id
    self.shelter = shelter
    self.shelf = shelf
    stepping = Command { try await shelter.take($0, for: id) }
    stepping.errors.bind(with: self) { $0.stepFailure = $1.localizedDescription }.disposed(by: bag)
  }

  // MARK: Content

  /// The pet's name, or a message if it is loading or does not exist.
  public var title: String { pet?.name ?? (isLoading ? "Loading..." : "Pet not found") }

  /// The pet's card; nil while the pets are loading, or if the pet does not exist.
  public var card: PetCardViewModel? { pet.map(shelf.card) }

  /// Whether the pets are loading.
  public var isLoading: Bool { shelter.state.isLoading }

  /// `Corgi · born June 21, 2023`
  public var subtitle: String {
    pet.map { "\($0.breed) · born \(PetText.date($0.birthday, in: shelter.calendar))" } ?? ""
  }

  /// The pet's origin and preferences.
  public var story: String { pet?.story ?? "" }

  /// The pet's health, line by line.
  public var health: [HealthFact] { pet.map { HealthFact.all(of: $0.health) } ?? [] }

  /// Additional information on the pet's health; nil if there is none.
  public var healthNote: String? { pet.flatMap { $0.health.note.isEmpty ? nil : $0.health.note } }

  /// The adoption state, as a sentence.
  public var statusSentence: String {
    guard let pet else { return "" }
    switch shelter.state(of: id) {
    case .available: return "\(pet.name) is looking for a home."
    case .reserved: return "\(pet.name) is reserved, and waits to be fetched."
    case .adopted: return "\(pet.name) has found a home."
    }
  }

  /// `2 others are looking at this pet`; nil if nobody else is, or if the page is not shown.
  public var othersText: String? {
    guard let visitor else { return nil }
    let others = room.members.count { $0.id != visitor.id }
    return switch others {
    case 0: nil
    case 1: "Someone else is looking at this pet"
    default: "\(others) others are looking at this pet"
    }
  }

  /// Whether the pet can be reserved.
  public var canReserve: Bool { can(.reserve) }
  /// Whether the reservation can be canceled.
  public var canUnreserve: Bool { can(.unreserve) }
  /// Whether the pet can be adopted.
  public var canAdopt: Bool { can(.adopt) }
  /// Whether the adoption can still be undone.
  public var canBringBack: Bool { can(.bringBack) && shelter.canBringBack(id) }
  /// A note that all visitors share the reservations.
  public let sharedNote =
    "All windows share the shelter's book: anyone who opens this page can reserve this pet, cancel the reservation or take it home."
  /// A note on the time limit for undoing an adoption.
  public let bringBackNote = "For ten minutes this can be undone, in any window."
  /// A notice that the data may be outdated; nil if it is not.
  public var notice: String? { shelf.bookNotice }
  /// The reason why the last step failed, or else why the pet did not become a favorite or stop being one, as a sentence.
  public var failure: String? { stepFailure ?? card?.failure }
  /// Whether a step is being taken.
  public var isBusy: Bool { stepping.isExecuting }

  /// Notes the window that looks at the pet; nil if it does not any more.
  func look(as visitor: PetVisitor?) {
    guard visitor != untracked({ self.visitor }) else { return }
    self.visitor = visitor
    stay = visitor.map { visitor in
      shelter.clock.schedule(after: Self.glance) { [weak self] in
        // A visitor is small enough for a message.
        self?.stay = try? self?.room.join(as: visitor)
      }
    }
  }

  // MARK: Actions

  /// Reserves the pet.
  public func reserve() { take(.reserve) }
  /// Cancels the reservation.
  public func unreserve() { take(.unreserve) }
  /// Adopts the pet.
  public func adopt() { take(.adopt) }

  /// Undoes the adoption: the pet is reserved again.
  public func bringBack() { take(.bringBack) }
  /// Reads the reservations and favorites again after a failure.
  public func readAgain() { shelf.readAgain() }

  private var pet: Pet? { shelter.pets.first { $0.id == id } }

  private func can(_ step: AdoptionStep) -> Bool { pet != nil && shelter.state(of: id).after(step) != nil }

  private func take(_ step: AdoptionStep) {
    stepFailure = nil
    stepping.execute(step)
  }
}
