internal import BinderyViews

extension TerminalScreen {
  /// Shows the keys that have an action now.
  func updateFooter() {
    var keys: [(String, String)] = []
    if popup != nil {
      keys = [("Enter", popup?.answer == nil ? "Choose" : "OK"), ("Esc", "Cancel")]
    } else {
      if let focused { keys += self.keys(of: focused) }
      if let row = focusedRow {
        if row.children.contains(where: { $0.role == .actions }) { keys.append((".", "Actions")) }
        if row.takes(.delete) { keys.append(("Del", "Delete")) }
        if row.takes(.move) { keys.append(("Alt+↑↓", "Move")) }
      }
      if window.top is OverlayBox {
        keys.append(("Esc", "Close"))
      } else if frontScreen?.back.isHidden == false {
        keys.append(("Esc", "Back"))
      }
      keys += shortcuts
      keys += [("Tab", "Next"), ("Ctrl+P", "Commands"), ("Ctrl+Q", "Quit")]
    }
    let footer = window.footer
    guard !footer.keys.elementsEqual(keys, by: { $0.key == $1.0 && $0.action == $1.1 }) else { return }
    footer.keys = keys.map { (key: $0.0, action: $0.1) }
    damage(footer.visibleRect)
  }

  private func keys(of box: LayoutBox) -> [(String, String)] {
    if box is TabBarBox || box is SegmentsBox { return [("←→", "Choose")] }
    if box is MapBox { return [("←↑↓→", "Pan"), ("+−", "Zoom")] }
    let row = box as? RowBox
    guard let node = builder.node(row?.soleControl?.id ?? box.id) else { return [] }
    switch node.role {
    case .stepper, .slider: return [("←→", "Change")]
    case .datePicker:
      return datePart == nil ? [("Enter", "Edit")] : [("←→", "Part"), ("↑↓", "Change"), ("Enter", "Done")]
    case .toggle: return [("Space", node.toggleState ? "Off" : "On")]
    case .picker: return [("Enter", "Choose")]
    case .disclosure: return [("Enter", node.toggleState ? "Hide" : "Show")]
    case .textField:
      let name = (box as? FieldBox)?.historyName ?? ""
      return (node.takes(.submit) ? [("Enter", "Submit")] : [])
        + (history.isEmpty(of: name) || node.isTrue(.isReadOnly) ? [] : [("Alt+↑", "History")])
    case .map: return []
    case .row where row?.isPressable == false: return []
    case .annotation: return [("Enter", node.isSelected ? "Close" : "Open")]
    case .row, .link: return [("Enter", "Open")]
    default: return [("Enter", node.iconName ?? "Press")]
    }
  }

  private var shortcuts: [(String, String)] {
    reachableShortcuts.compactMap { node in
      guard let shortcut = node.shortcut, !node.commandTitle.isEmpty else { return nil }
      return (shortcut.words, node.commandTitle)
    }
  }
}

extension Node {
  /// The name of a control that shows an icon without words; nil for other controls, and for a name that is too long for a line with
  /// other keys.
  fileprivate var iconName: String? {
    let name = commandTitle
    return name.isEmpty || CellWidth.of(name) > 24 || !hasIcon || hasWords ? nil : name
  }

  private var hasIcon: Bool { self[.icon] != nil || children.contains { $0.hasIcon } }
  private var hasWords: Bool { role == .text && !words.isEmpty || children.contains { $0.hasWords } }
}
