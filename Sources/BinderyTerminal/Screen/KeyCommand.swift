/// What a key does wherever no control has a use for it.
enum KeyCommand: Hashable {
  /// Moves the focus in reading order.
  case moveFocus(by: Int)
  /// Moves the focus to the nearest control.
  case moveFocusTo(FocusDirection)
  case scrollRows(Int)
  case scrollPages(Int)
  case scrollToEdge(atEnd: Bool)
  case press, goBack, refresh
  case deleteRow, moveRow(by: Int), showRowActions
  /// Offers the places to which what has the focus can be moved.
  case choosePlace
  /// Extends the selection to the next or previous row.
  case extendSelection(FocusDirection)
  case chooseTab(Int)

  init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.tab, []): self = .moveFocus(by: 1)
    case (.tab, .shift): self = .moveFocus(by: -1)
    case (.down, []): self = .moveFocusTo(.down)
    case (.up, []): self = .moveFocusTo(.up)
    case (.right, []): self = .moveFocusTo(.right)
    case (.left, []): self = .moveFocusTo(.left)
    case (.pageDown, []): self = .scrollPages(1)
    case (.pageUp, []): self = .scrollPages(-1)
    case (.down, .control): self = .scrollRows(1)
    case (.up, .control): self = .scrollRows(-1)
    case (.home, []): self = .scrollToEdge(atEnd: false)
    case (.end, []): self = .scrollToEdge(atEnd: true)
    case (.enter, []), (.character(" "), []): self = .press
    case (.escape, []), (.left, .alt), (.backspace, []): self = .goBack
    case (.function(5), []), (.character("r"), .control): self = .refresh
    case (.delete, []): self = .deleteRow
    case (.down, .shift): self = .extendSelection(.down)
    case (.up, .shift): self = .extendSelection(.up)
    case (.up, .alt): self = .moveRow(by: -1)
    case (.down, .alt): self = .moveRow(by: 1)
    case (.character("."), []): self = .showRowActions
    case (.character("m"), .alt): self = .choosePlace
    case (.character(let digit), .alt):
      guard let number = digit.wholeNumberValue else { return nil }
      self = .chooseTab(number - 1)
    default: return nil
    }
  }

  /// Creates the command of a key in a menu or question of the host, where arrows follow the order of reading.
  init?(inPopup press: KeyPress) {
    switch press.key {
    case .escape: self = .goBack
    case .tab, .down: self = .moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up: self = .moveFocus(by: -1)
    case .pageDown: self = .scrollPages(1)
    case .pageUp: self = .scrollPages(-1)
    case .home: self = .scrollToEdge(atEnd: false)
    case .end: self = .scrollToEdge(atEnd: true)
    case .enter, .character(" "): self = .press
    default: return nil
    }
  }
}
