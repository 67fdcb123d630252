public import Bindery
internal import BinderyViewModels

/// The daily feeding times of a pet.
@MainActor
public final class ScheduleViewModel {
  /// Whether the form for a new meal time is shown.
  @Box public var isAdding = false
  /// The time of the new meal in the format of a time picker: `08:00`.
  @Box public var time = "08:00"
  /// The new meal.
  @Box public var meal = ""
  /// The reason why the new meal time was rejected, as a sentence.
  @Box public private(set) var failure: String?

  private let list: RowList<MealTimeRowViewModel>
  private let pet: Pet.ID
  private let edits: EditQueue

  init(_ digest: PetDigest, edits: EditQueue, feeding: FeedViewModel) {
    pet = digest.log.id
    self.edits = edits
    list = RowList(
      following: digest.log.mealTimes.list, make: { MealTimeRowViewModel($0, digest, feeding: feeding) },
      update: { $0.mealTime = $1 })
    edits.scene.keep("\(pet).schedule", of: self, \.isAdding)
    edits.scene.keep("\(pet).schedule.time", of: self, \.time)
    edits.scene.keep("\(pet).schedule.meal", of: self, \.meal)
  }

  /// The meal times in order of their time of day.
  public var rows: [MealTimeRowViewModel] { list.rows }
  /// The index of each added meal time.
  public var insertedAt: Signal<Int> { list.insertedAt }
  /// The former index of each deleted meal time.
  public var removedAt: Signal<Int> { list.removedAt }
  /// The index of each changed meal time.
  public var updatedAt: Signal<Int> { list.updatedAt }

  /// Shows the form for a new meal time.
  public func askForTime() {
    failure = nil
    meal = ""
    isAdding = true
  }

  /// Adds the meal time, or shows why it is rejected.
  public func add() {
    guard let minute = Self.minute(untracked { time }) else {
      failure = "Choose a time of the day."
      return
    }
    switch EntryText.meal.cleaned(untracked { meal }) {
    case .success(let meal):
      edits.perform(.save(.mealTime(MealTime(pet: pet, minute: minute, meal: meal))))
      isAdding = false
    case .failure(let alert): failure = alert.message
    }
  }

  /// Deletes the meal time at an index, and offers to undo that. An index out of range has no effect.
  public func delete(at index: Int) {
    if let row = untracked({ list.row(at: index) }) { delete(row) }
  }

  /// Deletes a meal time, and offers to undo that.
  public func delete(_ row: MealTimeRowViewModel) {
    edits.perform(.remove(.mealTime(row.id)), offering: "A meal time was deleted.")
  }

  private static func minute(_ time: String) -> Int? {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
    return parts[0] * 60 + parts[1]
  }
}
