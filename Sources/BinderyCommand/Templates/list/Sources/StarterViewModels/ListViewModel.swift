import Bindery
import BinderyStore
import BinderyViewModels
import Foundation

/// One window with the list.
@MainActor
public final class ListViewModel {
  /// What is typed, and not added yet.
  @Box public var draft = ""
  /// The last change, with a way to undo it.
  public let notice: UndoNotice

  private let items: SharedRecords<Item>

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - items: The list that all windows share.
  ///   - scene: The state of the window, which keeps the draft when the page is loaded again.
  ///   - clock: The clock after which the notice disappears.
  public init(
    items: SharedRecords<Item>, scene: SceneState = SceneState(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.items = items
    notice = UndoNotice(clock: clock)
    scene.keep("draft", of: self, \.draft)
    WorkScope.start("read the list") { await items.load() }
  }

  /// The rows, with the state of reading them.
  public var rows: Loadable<[Item]> { items.state }

  /// Whether there is something to add.
  public var canAdd: Bool { !title.isEmpty }

  /// Adds what is typed.
  public func add() {
    guard canAdd else { return }
    let item = Item(title: title)
    draft = ""
    notice.perform("“\(item.title)” was added.") { [items] in try await items.save(item) }
  }

  /// Marks a row as done, or removes the mark.
  public func toggle(_ item: Item) {
    notice.perform("“\(item.title)” is \(item.isDone ? "open again" : "done").") { [items] in
      try await items.update(item.id) { $0.isDone = !item.isDone }
    }
  }

  /// Removes a row.
  public func remove(_ item: Item) {
    notice.perform("“\(item.title)” was removed.") { [items] in try await items.remove(item.id) }
  }

  private var title: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }
}
