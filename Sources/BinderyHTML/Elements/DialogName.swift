internal import BinderyViews

/// The name of a dialog for screen readers: its label, its title, or the title of the screen inside.
@MainActor
enum DialogName {
  /// Declares the attribute of the current tag.
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.attribute("aria-label", on: .title, .accessibilityLabel, nearby: .title, value: name(of: node))
  }

  /// The dialog whose name is the title of a screen in `parent`.
  static func dialog(around parent: Node) -> Node? {
    let dialog = parent.role == .navigation ? parent.parent : parent
    return dialog.flatMap { [.sheet, .alert, .actionSheet].contains($0.role) ? $0 : nil }
  }

  private static func name(of node: Node) -> String? {
    let name = node[.accessibilityLabel] ?? node[.title] ?? screenTitle(in: node)
    return name?.isEmpty ?? true ? nil : name
  }

  /// The title of the screen in front.
  private static func screenTitle(in node: Node) -> String? {
    guard let last = node.children.last(where: { $0.role == .screen || $0.role == .navigation }) else {
      return nil
    }
    return last[.title] ?? (last.role == .navigation ? screenTitle(in: last) : nil)
  }
}
