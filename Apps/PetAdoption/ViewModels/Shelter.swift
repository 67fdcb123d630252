internal import Bindery
public import Foundation
internal import PetAdoptionModels
public import PetAdoptionServices

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

  /// Whether the pets are made up.
  let isSample: Bool
  /// In whose days ages are counted.
  let calendar: Calendar
  /// What time it is.
  let now: @Sendable () -> Date

  private let catalog: any PetCatalog
  private let book: any AdoptionBook
  private var follower: Task<Void, Never>?
  private var readings = 0

  /// Opens a shelter. Nothing is read before ``load()``.
  /// - Parameters:
  ///   - catalog: knows the pets.
  ///   - book: keeps what becomes of them.
  ///   - timeZone: in whose days ages are counted.
  ///   - now: what time it is.
  public init(
    catalog: any PetCatalog, book: any AdoptionBook, timeZone: TimeZone = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.catalog = catalog
    self.book = book
    self.now = now
    isSample = catalog.isSample
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    let changes = book.changes()
    follower = Task { [weak self] in
      for await _ in changes { await self?.followBook() }
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

  /// Reads the pets, unless that has been done.
  func load() async {
    if case .loaded = phase { return }
    phase = .loading
    do {
      let pets = try await catalog.pets()
      try await readBook()
      phase = .loaded(pets)
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  /// Whether a pet is liked.
  func isFavorite(_ pet: Pet.ID) -> Bool { entries.favorites.contains(pet) }

  /// Takes a step with a pet; returns once it is kept and every window shows it.
  func take(_ step: AdoptionStep, for pet: Pet.ID) async throws {
    do {
      try await book.take(step, for: pet)
    } catch {
      // Somebody else was faster: the window should show what is.
      try? await readBook()
      throw error
    }
    try await readBook()
  }

  /// Likes a pet, or no more; returns once it is kept and every window shows it.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws {
    try await book.setFavorite(isFavorite, for: pet)
    try await readBook()
  }

  private func followBook() async { try? await readBook() }

  /// Reads the book; of readings that overlap the one that began last counts.
  private func readBook() async throws {
    readings += 1
    let reading = readings
    let entries = try await book.entries()
    if reading == readings { self.entries = entries }
  }
}
