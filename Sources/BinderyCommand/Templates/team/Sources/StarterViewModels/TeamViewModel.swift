import Bindery
import BinderyStore
import BinderyViewModels
import Foundation

extension User.Role {
  /// May remove items, and invite people.
  public static let editor: Self = "editor"
}

/// One window with the list that all members share.
@MainActor
public final class TeamViewModel {
  /// What is typed, and not added yet.
  @Box public var draft = ""
  /// The last change, with a way to undo it.
  public let notice = UndoNotice()
  private let items: SharedRecords<Item>
  private let session: UserSession

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - items: The list that all windows share.
  ///   - session: Who uses the window.
  ///   - scene: The state of the window, which keeps the draft.
  public init(items: SharedRecords<Item>, session: UserSession, scene: SceneState = SceneState()) {
    self.items = items
    self.session = session
    scene.keep("draft", of: self, \.draft)
    WorkScope.start("read the list") { await items.load() }
  }

  /// The rows, with the state of reading them.
  public var rows: Loadable<[Item]> { items.state }

  /// Whether the person may remove items.
  public var isEditor: Bool { session.user?.has(.editor) == true }

  /// Adds what is typed.
  public func add() {
    let title = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard session.user != nil, !title.isEmpty else { return }
    draft = ""
    notice.perform("“\(title)” was added.") { [items] in try await items.save(Item(title: title)) }
  }

  /// Removes an item. Views hide the button from others, but the view model decides.
  public func remove(_ item: Item) {
    guard isEditor else { return }
    notice.perform("“\(item.title)” was removed.") { [items] in try await items.remove(item.id) }
  }
}
