public import Bindery
internal import BinderyViewModels
public import Foundation

/// All feedings of a pet, newest first and grouped by day. Each can be changed and deleted.
@MainActor
public final class HistoryViewModel {
  /// A day and its feedings.
  public struct Day: Identifiable, Equatable {
    /// The start of the day.
    public let id: Date
    /// Its feedings, newest first.
    public let rows: [FeedingRowViewModel]

    public static func == (one: Day, other: Day) -> Bool {
      one.id == other.id && one.rows.elementsEqual(other.rows, by: ===)
    }
  }

  /// The form of the feeding that is being changed; nil if none is.
  @Box public private(set) var editor: FeedingEditorViewModel?

  /// The form as the window stores it.
  private struct KeptForm: Codable, Equatable {
    let feeding: Feeding.ID
    let meal: String
    let date: Date?
    let by: String
  }

  private let list: RowList<FeedingRowViewModel>
  private let edits: EditQueue
  private lazy var grouped = makeDays()

  init(_ log: PetLog, edits: EditQueue) {
    self.edits = edits
    let times = edits.feeder.times
    list = RowList(
      following: log.feedings.list, make: { FeedingRowViewModel($0, times: times) },
      update: { $0.feeding = $1 })
    edits.scene.keep("\(log.id).feeding", of: self, \.keptForm)
  }

  private var keptForm: KeptForm? {
    get { editor.map { KeptForm(feeding: $0.id, meal: $0.meal, date: $0.date, by: $0.by) } }
    set {
      guard let form = newValue, let row = rows.first(where: { $0.id == form.feeding }) else {
        return editor = nil
      }
      edit(row)
      editor?.meal = form.meal
      editor?.date = form.date
      editor?.by = form.by
    }
  }

  /// The feedings, newest first.
  public var rows: [FeedingRowViewModel] { list.rows }
  /// The index of each added feeding.
  public var insertedAt: Signal<Int> { list.insertedAt }
  /// The former index of each deleted feeding.
  public var removedAt: Signal<Int> { list.removedAt }
  /// The index of each changed feeding.
  public var updatedAt: Signal<Int> { list.updatedAt }
  /// The feedings grouped by day.
  public var days: [Day] { grouped.value }

  /// `Today`, `Thursday, Nov 19`
  public func title(of day: Day) -> String {
    edits.feeder.times.day(day.id, today: edits.feeder.time.today)
  }

  /// Deletes the feeding at an index, and offers to undo that. An index out of range has no effect.
  public func delete(at index: Int) {
    if let row = untracked({ list.row(at: index) }) { delete(row) }
  }

  /// Deletes a feeding, and offers to undo that.
  public func delete(_ row: FeedingRowViewModel) {
    edits.perform(.remove(.feeding(row.id)), offering: "A feeding was deleted.")
  }

  /// Opens the form for the feeding at an index. An index out of range has no effect.
  public func edit(at index: Int) {
    if let row = untracked({ list.row(at: index) }) { edit(row) }
  }

  /// Opens the form for a feeding.
  public func edit(_ row: FeedingRowViewModel) {
    editor = FeedingEditorViewModel(untracked { row.feeding }, edits: edits) { [weak self] in
      self?.editor = nil
    }
  }

  /// Whether the form is open.
  public var isEditing: Bool {
    get { editor != nil }
    set { if !newValue { editor = nil } }
  }

  private func makeDays() -> Computed<[Day]> {
    Computed(self, "days") { history in
      let calendar = history.edits.feeder.times.calendar
      var days: [Day] = []
      var day: (start: Date, end: Date, rows: [FeedingRowViewModel])?
      for row in history.list.rows {
        let at = row.feeding.at
        if let known = day, (known.start..<known.end).contains(at) {
          day?.rows.append(row)
          continue
        }
        if let day { days.append(Day(id: day.start, rows: day.rows)) }
        let start = calendar.startOfDay(for: at)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
        day = (start, max(end, at.addingTimeInterval(1)), [row])
      }
      if let day { days.append(Day(id: day.start, rows: day.rows)) }
      return days
    }
  }
}
