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

  private let items: ItemList

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - items: The list that all windows share.
  ///   - scene: The state of the window, which keeps the draft when the page is loaded again.
  ///   - clock: The clock after which the notice disappears.
  public init(
    items: ItemList, scene: SceneState = SceneState(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.items = items
    notice = UndoNotice(clock: clock)
    scene.keep("draft", of: self, \.draft)
    WorkScope.start("read the list") { await items.load() }
  }

  /// The rows, with the state of reading them.
  public var rows: Loadable<[ListRow]> { items.state.map { $0.map(ListRow.init) } }

  /// Whether there is something to add.
  public var canAdd: Bool { !title.isEmpty }

  /// Adds what is typed.
  public func add() {
    guard canAdd else { return }
    let item = Item(title: title)
    draft = ""
    perform("“\(item.title)” was added.") { try await $0.save(item) }
  }

  /// Marks a row as done, or removes the mark.
  public func toggle(_ row: ListRow) {
    var item = row.item
    item.isDone.toggle()
    perform("“\(item.title)” is \(item.isDone ? "done" : "open again").") { [item] in try await $0.save(item)
    }
  }

  /// Removes a row.
  public func remove(_ row: ListRow) {
    perform("“\(row.title)” was removed.") { try await $0.remove(row.id) }
  }

  private var title: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Changes the list, and offers to undo that.
  private func perform(_ text: String, _ change: @escaping @MainActor (ItemList) async throws -> Changeset) {
    WorkScope.start("change the list") { [items, notice] in
      do {
        let changes = try await change(items)
        notice.show(text) { try await items.undo(changes) }
      } catch {
        notice.show(error.localizedDescription)
      }
    }
  }
}

/// What a row of the list shows.
public struct ListRow: Hashable, Identifiable, Sendable {
  let item: Item

  public var id: Item.ID { item.id }
  public var title: String { item.title }
  public var isDone: Bool { item.isDone }
}
