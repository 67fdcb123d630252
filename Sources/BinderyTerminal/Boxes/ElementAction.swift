internal import BinderyViews

/// What a key or a click on an element does.
enum ElementAction {
  case send(UserEvent)
  /// Presses another element.
  case press(Node)
  /// Moves the focus to an element, whose keys do the rest.
  case focus(LayoutBox)
  /// Moves the focus to an element, and presses it.
  case focusAndPress(LayoutBox, Node)
  /// Goes back to the previous screen.
  case goBack
  case open(url: String)
  case save(TextFile)
  case copy(String)
  /// Offers the options of a picker.
  case choose(Node)
  /// Offers the places to which a node can be moved.
  case choosePlace(Node)
  /// Moves a node, and the focus with it.
  case move(UserEvent)
  case askForLocation(Node)
  case askForFile(Node)
  /// Paints the element again, whose own state changed.
  case repaint
  case quit
  case nothing
}

/// A key with a short name of what it does.
struct KeyHint: Hashable {
  let key: String
  let action: String

  init(_ key: String, _ action: String) { (self.key, self.action) = (key, action) }
}

/// What an element offers in the list of commands.
struct ElementCommand {
  let title: String
  /// A key that does the same, or what the command belongs to.
  var detail = ""
  var isChosen = false
  /// Whether it does something at once, and so comes before fields, choices and rows.
  var isFirst = false
  let action: ElementAction
}

/// What the elements of a screen share.
final class ElementContext {
  let pictures = PictureLibrary()
  /// Whether the window is printed, so that nothing can scroll its contents sideways.
  var isPrinted = false
}

extension Node {
  /// The commands of an element that is pressed at once.
  var pressCommand: ElementCommand {
    ElementCommand(title: commandTitle, detail: shortcut?.name ?? "", isFirst: true, action: .press(self))
  }

  /// The commands for the events that it accepts.
  var eventCommands: [ElementCommand] {
    var commands: [ElementCommand] = []
    if takes(.tap) || takes(.toggle) || takes(.doubleTap) {
      commands.append(
        ElementCommand(title: commandTitle, detail: shortcut?.name ?? "", action: .press(self)))
    }
    if takes(.tap), takes(.doubleTap) {
      commands.append(
        ElementCommand(title: commandTitle, detail: "double", action: .send(UserEvent(.doubleTap, on: id))))
    }
    if takes(.longPress) {
      commands.append(
        ElementCommand(title: commandTitle, detail: ".", action: .send(UserEvent(.longPress, on: id))))
    }
    return commands
  }

  /// Whether it can be dragged, and does nothing when it is pressed.
  var isOnlyDraggable: Bool { takes(.drag) && !isPressable }

  /// The event of a press. A double press alone needs only one.
  var pressEvent: UserEvent { UserEvent(takes(.doubleTap) && !takes(.tap) ? .doubleTap : .tap, on: id) }

  /// The name of the control's command in a menu.
  var commandTitle: String {
    [self[.accessibilityLabel] ?? "", label, title, allText, self[.help] ?? ""].first { !$0.isEmpty } ?? ""
  }

  /// The name of a control that shows an icon without words; nil for other controls, and for a name that is too long for a line with
  /// other keys.
  var iconName: String? {
    let name = commandTitle
    return name.isEmpty || CellWidth.of(name) > 24 || !hasIcon || hasText ? nil : name
  }

  private var hasIcon: Bool { self[.icon] != nil || children.contains { $0.hasIcon } }
}
