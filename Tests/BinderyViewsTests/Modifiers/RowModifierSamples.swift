import Bindery
import BinderyViews

extension ModifierSample {
  /// The modifiers of the row `the row` in `Documentation/Modifiers.md`.
  static let row: [ModifierSample] = [
    ModifierSample("swipeActions", { $0.swipeActions { Button("Delete") {} } }) { $0.hasLayer(.actions) },
    ModifierSample("onScrollVisible", takes: .appear) { $0.onScrollVisible {} },
    ModifierSample("listRowBackground", .background, BoxBackground(Color.yellow)) {
      $0.listRowBackground(Color.yellow)
    },
    // They take an event away, so another modifier shows the target.
    ModifierSample("deleteDisabled", .tint, .green) { $0.listItemTint(.green).deleteDisabled(true) },
    ModifierSample("moveDisabled", .tint, .green) { $0.listItemTint(.green).moveDisabled(true) },
    ModifierSample("listItemTint", .tint, .red) { $0.listItemTint(.red) },
    ModifierSample("listRowInsets", .padding, EdgeInsets(.all, 7)) { $0.listRowInsets(EdgeInsets(.all, 7)) },
  ]

  /// Those of the same row of the page that apply to a tab, a page or an option outside of a list.
  static let rowOrPage: [ModifierSample] = [
    ModifierSample("badge", { $0.badge("new") }) {
      $0.role == .row && $0.inside.contains { $0[.text] == "new" }
    },
    ModifierSample("tag", { $0.tag(1) }) { $0.role == .row && $0[.isSelected] == true },
  ]

  /// Modifiers of the element and of its box that apply to the row in a list.
  static let inRowsToo: [ModifierSample] = [
    ModifierSample("checkmark", { $0.checkmark(true) }) { $0.role == .row && $0[.isSelected] == true },
    ModifierSample("contextMenu", { $0.contextMenu { Button("Delete") {} } }) {
      $0.role == .row && $0.hasLayer(.actions)
    },
    ModifierSample("draggable", { $0.draggable("value") }) { $0.role == .row && $0.takes(.drag) },
    ModifierSample("dropDestination", { $0.dropDestination(for: String.self) { _, _ in true } }) {
      $0.role == .row && $0[.dropType] == "String"
    },
  ]
}
