internal import BinderyViews

/// The attributes of what is used and read out: they stand on a node's control, which may be a part of its element.
@MainActor
enum ControlAttributes {
  /// Appends all of a node's.
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    for entry in node.properties {
      guard let name = name(of: entry.property, of: node) else { continue }
      out.attribute(name, value(of: name, entry.value))
    }
  }

  /// The operations for a change of one property; `nil` where it is none of these.
  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    guard let name = name(of: property, of: node) else { return nil }
    let target = DOMTarget(node.id, node.role.family.controlPart(of: node))
    return [.attribute(target, name: name, value: node.value(of: property).flatMap { value(of: name, $0) })]
  }

  private static func name(of property: Property, of node: Node) -> String? {
    switch property {
    case .isDisabled: node.role.family.isNativeControl(node) ? "disabled" : "aria-disabled"
    case .isBusy: "aria-busy"
    case .accessibilityLabel: "aria-label"
    case .accessibilityHint: "aria-description"
    case .accessibilityValue: "aria-valuetext"
    case .accessibilityHidden: "aria-hidden"
    case .liveRegion: "aria-live"
    case .keyboardShortcut: "aria-keyshortcuts"
    case .help: "title"
    case .autofocus: "data-autofocus"
    default: nil
    }
  }

  private static func value(of name: String, _ value: PropertyValue) -> String? {
    switch (name, value) {
    case ("disabled", .bool(let flag)), ("data-autofocus", .bool(let flag)): flag ? "" : nil
    case (_, .bool(let flag)): flag ? "true" : nil
    case (_, .keyboardShortcut(let shortcut)): KeyboardShortcutText.aria(shortcut)
    default: value.description
    }
  }
}
