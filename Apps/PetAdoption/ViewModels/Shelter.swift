internal import Bindery
public import BinderyStore
public import BinderyViewModels
internal import Foundation

/// The pets, reservations, adoptions and favorites, shared by all windows. Each window shows a change at once, whichever made
/// it.
@MainActor
public final class Shelter {
  /// The catalog's pets, with the state of loading them.
  @Box private(set) var state = Loadable<[Pet]>.loading()
  /// The adopted pets that can still be brought back.
  @Box private var returnable: Set<Pet.ID> = []
  /// The reason why the book could not be read, as a sentence. The screen may then be out of date.
  var bookFailure: String? { shared.failure?.localizedDescription }

  /// Whether the pets are sample data.
  let isSample: Bool
  /// The calendar for ages.
  let calendar: Calendar
  /// The current date.
  let now: @Sendable () -> Date

  /// Who looks at which pet.
  let rooms: PetRooms

  private let catalog: any PetCatalog
  private let book: StoredAdoptionBook
  /// The clock for timers.
  let clock: any Clock<Duration>
  private var timer: Disposable?
  /// The reservations, adoptions and favorites.
  private let shared: SharedValue<AdoptionEntries>
  private var following: Disposable?

  /// Creates a shelter. Nothing is read before ``load()``.
  /// - Parameters:
  ///   - catalog: The catalog of pets.
  ///   - store: The store of reservations, adoptions and favorites.
  ///   - context: The time zone of ages, the current time, and the clock for the undo period.
  public init(
    catalog: any PetCatalog, store: Store, context: DisplayContext = DisplayContext()
  ) {
    let book = StoredAdoptionBook(store: store)
    let shared = SharedValue(AdoptionEntries(), changes: book.adoptionChanges, book.favoriteChanges) {
      try await book.entries()
    }
    self.catalog = catalog
    self.book = book
    rooms = PetRooms(store: store)
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

  /// The pets; empty until they are loaded.
  var pets: [Pet] { state.value ?? [] }

  /// The adoption state of a pet.
  func state(of pet: Pet.ID) -> AdoptionState { shared.value.states[pet] ?? .available }

  /// Whether the adoption of a pet can still be undone.
  func canBringBack(_ pet: Pet.ID) -> Bool { returnable.contains(pet) }

  /// Reads the pets, unless they have been read.
  func load() async {
    if state.value != nil { return }
    state = .loading()
    do {
      let pets = try await catalog.pets()
      await readBook()
      state = shared.failure.map { .failure($0) } ?? .value(pets)
    } catch {
      state = .failure(error)
    }
  }

  /// Whether a pet is a favorite.
  func isFavorite(_ pet: Pet.ID) -> Bool { shared.value.favorites.contains(pet) }

  /// Performs a step with a pet; returns once it is stored and every window shows it. If another window made the step
  /// impossible, throws once every window shows the current state.
  func take(_ step: AdoptionStep, for pet: Pet.ID) async throws {
    try await shared.change { [book, now] in try await book.take(step, for: pet, at: now()) }
  }

  /// Adds a pet to the favorites, or removes it; returns once that is stored and every window shows it.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws {
    try await shared.change { [book] in try await book.setFavorite(isFavorite, for: pet) }
  }

  /// Reads the book again.
  func readBook() async { await shared.reload() }

  /// Updates the pets that can be brought back, and schedules the next update for the end of the first undo period.
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
