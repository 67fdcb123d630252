internal import BinderyViews

/// The name of a dialog for those who are read to: its label, else its title.
@MainActor
enum DialogName {
  /// The attribute for the opening tag, where no accessibility label gives one.
  static func attribute(of node: Node) -> String {
    guard node[.accessibilityLabel] == nil, let title = name(of: node), !title.isEmpty else { return "" }
    var text = " aria-label=\""
    HTMLText.append(title, to: &text)
    return text + "\""
  }

  /// The operations for a change of title or label.
  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let name = DOMOperation.attribute(
      DOMTarget(node.id), name: "aria-label", value: node[.accessibilityLabel] ?? name(of: node))
    switch property {
    case .title: return [.text(DOMTarget(node.id, .title), node[.title] ?? ""), name]
    case .accessibilityLabel: return [name]
    default: return nil
    }
  }

  /// The title, else that of the screen in front inside.
  private static func name(of node: Node) -> String? {
    node[.title] ?? node.children.last { $0.role == .screen || $0.role == .navigation }.flatMap(name)
  }
}
