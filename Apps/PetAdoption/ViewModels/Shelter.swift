internal import Bindery
public import Foundation
public import PetAdoptionModels

/// The pets and what became of them, shared by all windows: each sees a change at once, whoever made it.
@MainActor
public final class Shelter {
  /// What is known of the pets.
  enum Phase: Equatable {
    case loading
    case loaded([Pet])
    case failed(String)
  }

  /// What is known of the pets.
  @Box private(set) var phase = Phase.loading
  /// Who is reserved, adopted and liked.
  @Box private var entries = AdoptionEntries()
  /// The pets that were taken home so lately that they can be brought back.
  @Box private var returnable: Set<Pet.ID> = []
  /// Why the book could not be read, so that what is shown may be old; a sentence.
  @Box private(set) var bookFailure: String?

  /// Whether the pets are made up.
  let isSample: Bool
  /// In whose days ages are counted.
  let calendar: Calendar
  /// What time it is.
  let now: @Sendable () -> Date

  private let catalog: any PetCatalog
  private let book: any AdoptionBook
  private let clock: any Clock<Duration>
  private let tick = Relay<Void>()
  private var timer: Disposable?
  private var follower: Task<Void, Never>?
  private var readings = 0

  /// Opens a shelter. Nothing is read before ``load()``.
  /// - Parameters:
  ///   - catalog: knows the pets.
  ///   - book: keeps what becomes of them.
  ///   - timeZone: in whose days ages are counted.
  ///   - clock: on which the time runs out to bring a pet back.
  ///   - now: what time it is.
  public init(
    catalog: any PetCatalog, book: any AdoptionBook, timeZone: TimeZone = .current,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.catalog = catalog
    self.book = book
    self.clock = clock
    self.now = now
    isSample = catalog.isSample
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    let changes = book.changes()
    follower = Task { [weak self] in
      for await _ in changes { await self?.readBook() }
    }
  }

  deinit { follower?.cancel() }

  /// The pets, as far as they are known.
  var pets: [Pet] {
    if case .loaded(let pets) = phase { pets } else { [] }
  }

  /// Whether the pets are on their way.
  var isLoading: Bool { phase == .loading }

  /// How far a pet is on its way to a home.
  func state(of pet: Pet.ID) -> AdoptionState { entries.states[pet] ?? .available }

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
  func isFavorite(_ pet: Pet.ID) -> Bool { entries.favorites.contains(pet) }

  /// Takes a step with a pet; returns once it is kept and every window shows it. One that is not possible any more,
  /// since somebody was faster, is thrown once every window shows what is.
  func take(_ step: AdoptionStep, for pet: Pet.ID) async throws {
    do {
      try await book.take(step, for: pet, at: now())
    } catch {
      await readBook()
      throw error
    }
    await readBook()
  }

  /// Likes a pet, or no more; returns once it is kept and every window shows it.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws {
    try await book.setFavorite(isFavorite, for: pet)
    await readBook()
  }

  /// Reads the book, or says why that cannot be; of readings that overlap the one that began last counts.
  func readBook() async {
    readings += 1
    let reading = readings
    do {
      let entries = try await book.entries()
      guard reading == readings else { return }
      batch {
        self.entries = entries
        bookFailure = nil
        watchUndoPeriods()
      }
    } catch {
      if reading == readings { bookFailure = error.localizedDescription }
    }
  }

  /// Sees which pets can be brought back, and looks again when the time for one of them is over.
  private func watchUndoPeriods() {
    let now = now()
    let ends = untracked { entries }.adoptionDates.mapValues(UndoPeriod.end).filter { $0.value > now }
    returnable = Set(ends.keys)
    timer = nil
    guard let next = ends.values.min() else { return }
    let delay = Duration.seconds(max(next.timeIntervalSince(now), 0.1))
    timer = tick.signal.delay(for: delay, clock: clock).bind { [weak self] in self?.watchUndoPeriods() }
    tick.accept()
  }
}
