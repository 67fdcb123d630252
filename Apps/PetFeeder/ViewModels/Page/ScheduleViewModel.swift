public import Bindery
public import BinderyViewModels
public import Foundation

/// The daily feeding times of a pet.
@MainActor
public final class ScheduleViewModel {
  /// Whether the form for a new meal time is shown.
  @Box public var isAdding = false
  /// The time of the new meal, on any day; nil for none.
  @Box public var time: Date?
  /// The new meal.
  @Box public var meal = ""

  private let list: RowList<MealTimeRowViewModel>
  private let pet: Pet.ID
  private let edits: EditQueue

  init(_ digest: PetDigest, edits: EditQueue, feeding: FeedViewModel) {
    pet = digest.log.id
    self.edits = edits
    time = edits.feeder.times.date(minute: 8 * 60, on: untracked { edits.feeder.time.now })
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

  /// Shows the form for a new meal time.
  public func askForTime() {
    meal = ""
    isAdding = true
  }

  /// The fields of the form for a new meal time.
  public enum Field: Hashable, Sendable { case time, meal }

  /// What is wrong with the fields.
  public var validation: Validation<Field> {
    [
      .time: time == nil ? "Choose a time of the day." : nil,
      .meal: EntryText.meal.fault(in: meal),
    ]
  }

  /// Adds the meal time, if the fields are valid.
  public func add() {
    guard let time = untracked({ time }), let meal = try? EntryText.meal.kept(untracked { meal }).get() else {
      return
    }
    let minute = edits.feeder.times.minute(of: time)
    edits.perform(.save(.mealTime(MealTime(pet: pet, minute: minute, meal: meal))))
    isAdding = false
  }

  /// Deletes the meal time at an index, and offers to undo that. An index out of range has no effect.
  public func delete(at index: Int) {
    if let row = untracked({ list.row(at: index) }) { delete(row) }
  }

  /// Deletes a meal time, and offers to undo that.
  public func delete(_ row: MealTimeRowViewModel) {
    edits.perform(.remove(.mealTime(row.id)), offering: "A meal time was deleted.")
  }
}
