internal import Bindery
public import BinderyViewModels
internal import Foundation
public import PetAdoptionModels

/// The pets, and which of them are reserved, adopted and liked, shared by all windows: each shows a change at once, whichever
/// window made it.
@MainActor
public final class Shelter {
  /// How far the pets were read.
  enum Phase: Equatable {
    case loading
    case loaded([Pet])
    case failed(String)
  }

  /// How far the pets were read.
  @Box private(set) var phase = Phase.loading
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
  private let tick = Relay<Void>()
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
    following = effect { [weak self] in
      _ = shared.value
      untracked { self?.watchUndoPeriods() }
    }
  }

  /// The pets, as far as they are known.
  var pets: [Pet] {
    if case .loaded(let pets) = phase { pets } else { [] }
  }

  /// Whether the pets are on their way.
  var isLoading: Bool { phase == .loading }

  /// How far a pet is on its way to a home.
  func state(of pet: Pet.ID) -> AdoptionState { shared.value.states[pet] ?? .available }

  /// Whether a pet that was taken home can be brought back.
  func canBringBack(_ pet: Pet.ID) -> Bool { returnable.contains(pet) }

  /// Reads the pets, unless that has been done.
  func load() async {
    if case .loaded = phase { return }
    phase = .loading
    do {
      let pets = try await catalog.pets()
      await readBook()
      phase = bookFailure.map { .failed($0) } ?? .loaded(pets)
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  /// Whether a pet is liked.
  func isFavorite(_ pet: Pet.ID) -> Bool { shared.value.favorites.contains(pet) }

  /// Takes a step with a pet; returns once it is kept and every window shows it. One that is not possible any more,
  /// since somebody was faster, is thrown once every window shows what is.
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
    timer = tick.signal.delay(for: delay, clock: clock).bind { [weak self] in self?.watchUndoPeriods() }
    tick.accept()
  }
}
