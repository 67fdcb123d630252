public import Bindery
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
  /// The reason why the last change was rejected, as a sentence.
  @Box public private(set) var failure: String?

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

  /// Saves the change, or shows why it is rejected.
  public func save() {
    do {
      let new = try changed()
      if new != old {
        edits.perform(.change(.feeding(new)), offering: "A feeding was changed.")
      }
      close()
    } catch { failure = error.message }
  }

  /// Closes the form without a change.
  public func cancel() { close() }

  private func changed() throws(FeederAlert) -> Feeding {
    var feeding = old
    feeding.meal = try EntryText.meal.cleaned(meal).get()
    let isSomebody = !by.allSatisfy(\.isWhitespace)
    feeding.by = isSomebody ? try EntryText.person.cleaned(by).get() : nil
    // The time keeps its seconds, unless another minute is chosen.
    guard date != old.at else { return feeding }
    guard let at = date, at >= Moment.earliest else {
      throw FeederAlert("Choose a day and a time.")
    }
    guard at <= edits.feeder.time.moment else {
      throw FeederAlert("That time is in the future. Choose a time in the past.")
    }
    feeding.at = at
    return feeding
  }
}
