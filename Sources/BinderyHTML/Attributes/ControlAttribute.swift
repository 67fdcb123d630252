internal import BinderyViews

/// An attribute for the use of a control and for screen readers. It belongs to a node's control, which can be
/// a part of its element.
@MainActor
struct ControlAttribute {
  private let property: Property
  /// The name in HTML.
  let name: String

  /// Appends all attributes of a node.
  ///
  /// - Parameters:
  ///   - isNative: Whether HTML disables the control with its own `disabled` attribute.
  ///   - isNamed: Whether the element writes its name itself.
  static func write(_ node: Node, isNative: Bool, isNamed: Bool, _ out: inout HTMLWriter) {
    for entry in node.properties {
      guard let attribute = showing(entry.property, isNative: isNative, isNamed: isNamed) else { continue }
      out.attribute(attribute.name, attribute.value(of: node))
    }
  }

  /// Returns the attribute that shows a property; nil if there is none.
  static func showing(_ property: Property, isNative: Bool, isNamed: Bool) -> ControlAttribute? {
    if isNamed, property == .accessibilityLabel { return nil }
    return name(of: property, isNative: isNative).map { ControlAttribute(property: property, name: $0) }
  }

  private static func name(of property: Property, isNative: Bool) -> String? {
    switch property {
    case .isDisabled: isNative ? "disabled" : "aria-disabled"
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

  /// Returns the value for a node; nil if the attribute is omitted.
  func value(of node: Node) -> String? {
    switch property {
    case .isDisabled: flag(node[.isDisabled], name == "disabled" ? "" : "true")
    case .isBusy: flag(node[.isBusy], "true")
    case .accessibilityLabel: node[.accessibilityLabel]
    case .accessibilityHint: node[.accessibilityHint]
    case .accessibilityValue: node[.accessibilityValue]
    case .accessibilityHidden: flag(node[.accessibilityHidden], "true")
    case .liveRegion: node[.liveRegion].map(StyleName.of)
    case .keyboardShortcut: node[.keyboardShortcut].map(KeyboardShortcutText.aria)
    case .help: node[.help]
    case .autofocus: flag(node[.autofocus], "")
    default: nil
    }
  }

  private func flag(_ isOn: Bool?, _ value: String) -> String? { isOn == true ? value : nil }
}
