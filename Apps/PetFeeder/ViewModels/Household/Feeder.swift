internal import Bindery
public import BinderyViewModels
internal import Foundation
public import PetFeederModels

/// The pets, their logs and the time, shared by all windows: each shows a change at once, whichever window made it.
///
/// The book stays the truth. Edits and readings take turns, so what was read before a change never overwrites it.
@MainActor
public final class Feeder {
  /// How far the book was read.
  enum Phase: Equatable {
    case loading, loaded
    case failed(String)
  }

  /// How far the book was read.
  @Box private(set) var phase = Phase.loading
  /// The pets.
  let household = Household()
  /// What time it is.
  let time: FeederTime
  /// The language, the zone and the clock.
  let context: DisplayContext
  /// How times are written.
  let times: TimeText
  /// How weights are written.
  let weights: WeightText
  /// What a person should know of the store, as a sentence.
  let storeNotice: String?
  /// The pictures, and which of them are in use.
  let pictures: KeptPictures

  /// Something else is kept than before, and shown.
  var changes: Signal<Void> { changed.signal }

  let book: any FeederBook
  private let changed = Relay<Void>()
  private let feed: FeederChangeFeed
  private var follower: Task<Void, Never>?
  private let queue = SerialQueue()

  /// Shares what a book keeps. Nothing is read before ``load()``.
  /// - Parameters:
  ///   - book: keeps the pets.
  ///   - pictures: keeps their pictures.
  ///   - context: the language, the zone and the time.
  ///   - storeNotice: what a person should know of the store.
  public init(
    book: any FeederBook, pictures: any PetPictures, context: DisplayContext = DisplayContext(),
    storeNotice: String? = nil
  ) {
    self.book = book
    self.context = context
    self.storeNotice = storeNotice
    time = FeederTime(context)
    times = TimeText(context)
    weights = WeightText(context)
    feed = book.changes()
    self.pictures = KeptPictures(pictures, household: household, clock: context.clock)
    let wakeUps = feed.wakeUps
    follower = Task { [weak self] in
      for await _ in wakeUps { self?.follow() }
    }
  }

  deinit { follower?.cancel() }

  /// Reads the book, unless that has been done.
  func load() async {
    await queue.run { [self] in
      if phase == .loaded { return }
      phase = .loading
      await readAll()
      if phase == .loaded { pictures.sweep() }
    }
  }

  /// Does an edit; returns once it is kept and every window shows it.
  ///
  /// - Returns: the way back.
  func perform(_ edit: FeederEdit) async throws -> FeederUndo {
    try await catchingUp { [book] in try await book.perform(edit) }
  }

  /// Undoes an edit; returns once that is kept and every window shows it.
  ///
  /// - Returns: how many things stay, since another window changed them.
  func undo(_ undo: FeederUndo) async throws -> Int {
    try await catchingUp { [book] in try await book.undo(undo) }
  }

  private func catchingUp<Result: Sendable>(
    after change: @Sendable () async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await change()
      await catchUp()
      return result
    } catch {
      // Another window was faster: all windows show the current state.
      await catchUp()
      throw error
    }
  }

  /// Follows a change in the book: mostly a window made it, and has caught up by now.
  private func follow() {
    if feed.isEmpty { return }
    WorkScope.start("follow the book") { [weak self] in await self?.catchUp() }
  }

  /// Shows what changed in the book.
  private func catchUp() async {
    await queue.run { [self] in
      guard phase == .loaded else { return }
      let changes = feed.take()
      if changes.count == 0 { return }
      guard changes.count <= Self.mostChanges else {
        await readAll()
        changed.accept()
        return
      }
      do {
        if !household.apply(try await book.update(for: changes)) { await readAll() }
        changed.accept()
      } catch { feed.putBack(changes) }
    }
  }

  /// Reading everything is faster than reading so many things one by one.
  private static var mostChanges: Int { 500 }

  private func readAll() async {
    let changes = feed.take()
    do {
      let data = try await book.data()
      batch {
        household.replace(with: data)
        phase = .loaded
      }
    } catch {
      feed.putBack(changes)
      if phase != .loaded { phase = .failed(error.localizedDescription) }
    }
  }
}
