internal import Bindery
public import BinderyViewModels
internal import Foundation
public import PetAdoptionModels

/// The pets, and which of them are reserved, adopted and liked, shared by all windows: each shows a change at once, whichever
/// window made it.
@MainActor
public final class Shelter {
  /// The catalog's pets, or why they can't be shown.
  @Box private var catalogPets = Loadable<[Pet]>.loading()
  /// The pets that were taken home so lately that they can be brought back.
  @Box private var returnable: Set<Pet.ID> = []
  /// Why the book could not be read, so that the screen may be out of date; a sentence.
  var bookFailure: String? { shared.failure?.localizedDescription }

  /// Whether the pets are made up.
  let isSample: Bool
  /// The calendar that ages are counted by.
  let calendar: Calendar
  /// The current date.
  let now: @Sendable () -> Date

  private let catalog: any PetCatalog
  private let book: any AdoptionBook
  private let clock: any Clock<Duration>
  private var timer: Disposable?
  /// Which pets are reserved, adopted and liked.
  private let shared: SharedValue<AdoptionEntries>
  private var following: Disposable?

  /// Opens a shelter. Nothing is read before ``load()``.
  /// - Parameters:
  ///   - catalog: knows the pets.
  ///   - book: keeps what becomes of them.
  ///   - context: the time zone that ages are counted in, the time, and the clock for the undo period.
  public init(
    catalog: any PetCatalog, book: any AdoptionBook, context: DisplayContext = DisplayContext()
  ) {
    let shared = SharedValue(AdoptionEntries(), changes: book.changes()) { try await book.entries() }
    self.catalog = catalog
    self.book = book
    self.shared = shared
    clock = context.clock
    now = context.now
    calendar = context.calendar
    isSample = catalog.isSample
    following = effect(self) { shelter in
      _ = shelter.shared.value
      untracked { shelter.watchUndoPeriods() }
    }
  }

  /// The pets, as far as they are known.
  var pets: [Pet] { catalogPets.value ?? [] }

  /// Whether the pets are being loaded.
  var isLoading: Bool { catalogPets.isLoading }

  /// Why there are no pets, as a sentence.
  var failure: String? { catalogPets.error?.localizedDescription }

  /// The adoption state of a pet.
  func state(of pet: Pet.ID) -> AdoptionState { shared.value.states[pet] ?? .available }

  /// Whether a pet that was taken home can be brought back.
  func canBringBack(_ pet: Pet.ID) -> Bool { returnable.contains(pet) }

  /// Reads the pets, unless that has been done.
  func load() async {
    if catalogPets.value != nil { return }
    catalogPets = .loading()
    do {
      let pets = try await catalog.pets()
      await readBook()
      catalogPets = shared.failure.map { .failure($0) } ?? .value(pets)
    } catch {
      catalogPets = .failure(error)
    }
  }

  /// Whether a pet is liked.
  func isFavorite(_ pet: Pet.ID) -> Bool { shared.value.favorites.contains(pet) }

  /// Takes a step with a pet; returns once it is stored and every window shows it. If another window was faster and the
  /// step is not possible any more, it throws once every window shows the current state.
  func take(_ step: AdoptionStep, for pet: Pet.ID) async throws {
    try await shared.change { [book, now] in try await book.take(step, for: pet, at: now()) }
  }

  /// Likes a pet, or no more; returns once it is kept and every window shows it.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws {
    try await shared.change { [book] in try await book.setFavorite(isFavorite, for: pet) }
  }

  /// Reads the book again.
  func readBook() async { await shared.reload() }

  /// Sees which pets can be brought back, and looks again when the time for one of them is over.
  private func watchUndoPeriods() {
    let now = now()
    let ends = shared.value.adoptionDates.mapValues(UndoPeriod.end).filter { $0.value > now }
    returnable = Set(ends.keys)
    timer = nil
    guard let next = ends.values.min() else { return }
    let delay = Duration.seconds(max(next.timeIntervalSince(now), 0.1))
    timer = clock.schedule(after: delay) { [weak self] in self?.watchUndoPeriods() }
  }
}
