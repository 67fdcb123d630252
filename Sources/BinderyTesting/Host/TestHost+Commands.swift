public import BinderyViews
public import Testing

extension TestHost {
  /// The names of the commands in the window's menus that can be chosen now, in their order.
  public var commands: [String] { tree.root.menuControls.map(\.control.name) }

  /// Chooses a command of the window's menus, as in the list of commands of a host.
  public func choose(command name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let control = tree.root.menuControls.first(where: { $0.control.name == name })?.control else {
      let names = commands.map { quoted($0) }.joined(separator: ", ")
      fail(
        .unusable(quoted(name), because: "is no command that can be chosen; these can: \(names)."),
        at: sourceLocation)
      return
    }
    press(control, at: sourceLocation)
  }

  /// Presses the keys of a keyboard shortcut: `host.press(KeyboardShortcut("n"))`. As in a host, they press the first control of what is in
  /// front that has this shortcut and can be used, else the command of a menu.
  public func press(_ shortcut: KeyboardShortcut, sourceLocation: SourceLocation = #_sourceLocation) {
    let controls = screen.reachable.filter { !isDisabled($0) } + tree.root.menuControls.map(\.control)
    guard let control = controls.first(where: { $0[.keyboardShortcut] == shortcut }) else {
      fail(
        .unusable("The shortcut \(shortcut)", because: "presses nothing that can be used."),
        at: sourceLocation)
      return
    }
    press(control, at: sourceLocation)
  }

  private func isDisabled(_ node: Node) -> Bool {
    ([node] + node.ancestors).contains { $0.isTrue(.isDisabled) }
  }

  private func press(_ control: Node, at sourceLocation: SourceLocation) {
    send(control.takes(.toggle) ? .toggle(!control.toggleState) : .tap, to: control, at: sourceLocation)
  }
}
