internal import BinderyViews

/// The name of a dialog for people who use a screen reader: its label, else its title, else that of the screen inside.
@MainActor
enum DialogName {
  /// Declares the attribute of the tag that was begun last.
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.attribute("aria-label", on: .title, .accessibilityLabel, nearby: .title, value: name(of: node))
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
    return last[.title] ?? screenTitle(in: last)
  }
}
