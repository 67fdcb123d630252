public import Bindery
public import BinderyViewModels
public import Foundation

/// The form that changes a feeding.
@MainActor
public final class FeedingEditorViewModel {
  /// The meal.
  @Box public var meal: String
  /// The time, to the minute; nil for none.
  @Box public var date: Date?
  /// The name of the person who fed the pet.
  @Box public var by: String
  /// The identity of the feeding.
  var id: Feeding.ID { old.id }

  private let old: Feeding
  private let edits: EditQueue
  private let close: @MainActor () -> Void

  init(_ feeding: Feeding, edits: EditQueue, close: @escaping @MainActor () -> Void) {
    old = feeding
    self.edits = edits
    self.close = close
    meal = feeding.meal
    date = feeding.at
    by = feeding.by ?? ""
  }

  /// The fields of the form.
  public enum Field: Hashable, Sendable { case meal, date, by }

  /// What is wrong with the fields.
  public var validation: Validation<Field> {
    [
      .meal: EntryText.meal.fault(in: meal),
      .date: isEarliestOrLater ? nil : "Choose a day and a time.",
      .date: isInFuture ? "That time is in the future. Choose a time in the past." : nil,
      .by: isByNobody ? nil : EntryText.person.fault(in: by),
    ]
  }

  private var isEarliestOrLater: Bool { date.map { $0 >= Moment.earliest } ?? false }
  private var isInFuture: Bool { date.map { $0 != old.at && $0 > edits.feeder.time.moment } ?? false }
  private var isByNobody: Bool { by.allSatisfy(\.isWhitespace) }

  /// Saves the change, if the fields are valid.
  public func save() {
    let new = untracked { validation.isValid ? changed : nil }
    guard let new else { return }
    if new != old { edits.perform(.change(.feeding(new)), offering: "A feeding was changed.") }
    close()
  }

  /// Closes the form without a change.
  public func cancel() { close() }

  private var changed: Feeding? {
    guard let meal = try? EntryText.meal.kept(meal).get(), let date else { return nil }
    var feeding = old
    feeding.meal = meal
    feeding.by = isByNobody ? nil : try? EntryText.person.kept(by).get()
    // The time keeps its seconds, unless another minute is chosen.
    feeding.at = date
    return feeding
  }
}
