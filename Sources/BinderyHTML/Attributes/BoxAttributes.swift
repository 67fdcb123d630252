internal import BinderyViews

/// The attributes that say where a node's element stands and how it looks. They stand on the node's own element.
@MainActor
enum BoxAttributes {
  /// Appends all of a node's.
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    var isStyled = false
    for entry in node.properties {
      if InlineStyle.covers(entry.property) { isStyled = true }
      if entry.property == .isPlaceholder {
        if entry.value == .bool(true) { out.raw(" data-skeleton inert") }
      } else if let name = name(of: entry.property) {
        out.attribute(name, value(of: entry.property, node))
      }
    }
    if isStyled { out.attribute("style", InlineStyle.text(of: node)) }
  }

  /// The operations for a change of one property; `nil` where it is none of these.
  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    var operations: [DOMOperation] = []
    if InlineStyle.covers(property) {
      operations.append(.attribute(target, name: "style", value: InlineStyle.text(of: node)))
    }
    if property == .isPlaceholder {
      let value: String? = node.isTrue(.isPlaceholder) ? "" : nil
      operations.append(.attribute(target, name: "data-skeleton", value: value))
      operations.append(.attribute(target, name: "inert", value: value))
    }
    if let name = name(of: property) {
      operations.append(.attribute(target, name: name, value: value(of: property, node)))
    }
    return operations.isEmpty ? nil : operations
  }

  private static func name(of property: Property) -> String? {
    switch property {
    case .axis: "data-axis"
    case .alignment: "data-align"
    case .maximumWidth: "data-fill"
    case .textAlignment, .frameAlignment: "data-text-align"
    case .placement: "data-placement"
    case .font: "data-font"
    case .fontWeight: "data-weight"
    case .foreground: "data-tone"
    case .background: "data-backdrop"
    case .colorScheme: "data-scheme"
    case .clipShape, .buttonStyle, .pickerStyle, .listStyle, .dateComponents: "data-style"
    case .buttonRole: "data-role"
    case .tabularFigures: "data-tabular"
    case .isMonospaced: "data-mono"
    case .isHidden: "hidden"
    case .events: "data-on"
    case .identifier: "data-test"
    default: nil
    }
  }

  private static func value(of property: Property, _ node: Node) -> String? {
    switch node.value(of: property) {
    case .bool(let flag)?: flag ? "" : nil
    case .double(let width)?: width == .infinity ? "" : nil
    case .alignment(let alignment)? where property == .frameAlignment: "\(alignment.horizontal)"
    case .alignment(let alignment)?:
      node[.axis] == .horizontal ? vertical(alignment) : "\(alignment.horizontal)"
    case .placement(.topBarLeading)?: "leading"
    case .placement(.topBarTrailing)?: "trailing"
    case .placement(.bottomBar)?: "bottom"
    case .font(let font)?: "\(font.style)"
    case .color(let color)?: tone(color)
    case .backdrop(let backdrop)?: InlineStyle.name(of: backdrop)
    case .buttonStyle(.borderedProminent)?: "prominent"
    case .listStyle(.insetGrouped)?: "grouped"
    case .events(let events)?: EventNames.text(of: events)
    case let value?: value.description
    case nil: nil
    }
  }

  private static func vertical(_ alignment: Alignment) -> String {
    alignment.vertical == .firstTextBaseline ? "baseline" : "\(alignment.vertical)"
  }

  private static func tone(_ color: Color) -> String? {
    if case .meaning(let meaning) = color.resolution { "\(meaning)" } else { nil }
  }
}
