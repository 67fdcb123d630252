internal import Bindery
internal import BinderyStore
public import BinderyViewModels
internal import Foundation

/// The pets, their logs and the time, shared by all windows. Each window shows a change at once, whichever made it.
///
/// The book is the source of truth. Reads run one at a time, each from the changes since the last one, so that older data never replaces
/// newer data.
///
/// It is not a `SharedValue`, which reads its whole value after each change and compares it with the last one. Years of feedings are
/// thousands of records, and the lists on the screen follow each pet's log: here, the book's feed names the changed records, only those are
/// read, and only their logs change.
@MainActor
public final class Feeder {
  /// The pets, with the state of loading the book.
  @Box private(set) var state = Loadable<Household>.loading()
  /// Whether the book was read.
  var isLoaded: Bool { state.value != nil }
  /// The pets.
  let household = Household()
  /// The current time.
  let time: FeederTime
  /// The language, the time zone and the clock.
  let context: DisplayContext
  /// Formats times.
  let times: TimeText
  /// Formats weights.
  let weights: WeightText
  /// A notice about the store, as a sentence; nil if there is none.
  let storeNotice: String?
  /// The pictures, with those in use.
  let pictures: KeptPictures

  /// A signal after each change of the stored data, once it is shown.
  var changes: Signal<Void> { changed.signal }

  /// Who is feeding right now.
  let room: Presence<FeedingNow>
  let book: any FeederBook
  private let changed = Relay<Void>()
  private let feed: FeederChangeFeed
  private var follower: Task<Void, Never>?
  private let queue = SerialQueue()

  /// Creates a feeder. Nothing is read before ``load()``.
  /// - Parameters:
  ///   - book: Stores the pets.
  ///   - pictures: Stores the pets' pictures.
  ///   - room: Who is feeding right now.
  ///   - context: The language, the time zone and the clock.
  ///   - storeNotice: A notice about the store, as a sentence.
  public init(
    book: any FeederBook, pictures: any PetPictures, room: FeedingRoom,
    context: DisplayContext = DisplayContext(),
    storeNotice: String? = nil
  ) {
    self.book = book
    self.room = room.now
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

  /// Reads the book, unless it has been read.
  func load() async {
    await queue.run { [self] in
      if isLoaded { return }
      state = .loading()
      await readAll()
      if isLoaded { pictures.sweep() }
    }
  }

  /// Performs an edit; returns once it is stored and every window shows it.
  ///
  /// - Returns: The changes that undo the edit.
  func perform(_ edit: FeederEdit) async throws -> FeederUndo {
    try await catchingUp { [book] in try await book.perform(edit) }
  }

  /// Undoes an edit; returns once that is stored and every window shows it.
  ///
  /// - Returns: The number of things left unchanged because another window changed them.
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
      // Another window was faster: show the current state in all windows.
      await catchUp()
      throw error
    }
  }

  /// Follows changes in the book. For those of a window, ``catchUp()`` has mostly run already.
  private func follow() {
    if feed.isEmpty { return }
    WorkScope.start("follow the book") { [weak self] in await self?.catchUp() }
  }

  /// Shows the changes of the book.
  private func catchUp() async {
    await queue.run { [self] in
      guard isLoaded else { return }
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

  /// The number of changes above which reading everything is faster than reading them one by one.
  private static var mostChanges: Int { 500 }

  private func readAll() async {
    let changes = feed.take()
    do {
      let data = try await book.data()
      batch {
        household.replace(with: data)
        state = .value(household)
      }
    } catch {
      feed.putBack(changes)
      if !isLoaded { state = .failure(error) }
    }
  }
}
