internal import BinderyViews

/// The attributes that say where a node's element stands and how it looks. They stand on the node's own element.
@MainActor
enum BoxAttributes {
  /// Appends all of a node's.
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    var isStyled = false
    for entry in node.properties {
      if InlineStyle.covers(entry.property) {
        isStyled = true
        if entry.property == .background { out.attribute("data-backdrop", InlineStyle.backdrop(of: node)) }
      } else if entry.property == .isPlaceholder {
        if entry.value == .bool(true) { out.raw(" data-skeleton inert") }
      } else if let name = name(of: entry.property) {
        out.attribute(name, value(of: entry.property, entry.value))
      }
    }
    if isStyled { out.attribute("style", InlineStyle.text(of: node)) }
  }

  /// The operations for a change of one property; `nil` where it is none of these.
  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    if InlineStyle.covers(property) {
      return [.attribute(target, name: "style", value: InlineStyle.text(of: node))]
        + (property == .background
          ? [.attribute(target, name: "data-backdrop", value: InlineStyle.backdrop(of: node))] : [])
    }
    if property == .isPlaceholder {
      let value: String? = node.isTrue(.isPlaceholder) ? "" : nil
      return [
        .attribute(target, name: "data-skeleton", value: value),
        .attribute(target, name: "inert", value: value),
      ]
    }
    guard let name = name(of: property) else { return nil }
    return [.attribute(target, name: name, value: node[property].flatMap { value(of: property, $0) })]
  }

  private static func name(of property: Property) -> String? {
    switch property {
    case .axis: "data-axis"
    case .alignment: "data-align"
    case .fillsWidth: "data-fill"
    case .textAlignment: "data-text-align"
    case .placement: "data-placement"
    case .font: "data-font"
    case .weight: "data-weight"
    case .foreground: "data-tone"
    case .colorScheme: "data-scheme"
    case .style: "data-style"
    case .buttonRole: "data-role"
    case .tabularFigures: "data-tabular"
    case .isMonospaced: "data-mono"
    case .isHidden: "hidden"
    case .events: "data-on"
    case .identifier: "data-test"
    default: nil
    }
  }

  private static func value(of property: Property, _ value: PropertyValue) -> String? {
    switch (property, value) {
    case (.events, .int(let set)): EventNames.text(of: set)
    case (_, .bool(let flag)): flag ? "" : nil
    default: value.description
    }
  }
}
