internal import BinderyViews

/// A line (or more) of text to edit.
enum FieldElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let kind = node[.fieldKind] ?? .plain
    out.open(
      "div", node, class: "field", control: false, extra: " data-kind=\"\(kind)\"")
    out.raw("<label class=\"field-box\">")
    out.part(.label, "span", class: "field-label", node[.label])
    if kind == .search { Icons.write("search", class: "field-glyph", &out) }
    writeControl(node, kind, &out)
    out.close("label")
    if kind == .search {
      out.raw(
        "<button class=\"clear\" type=\"button\" data-act=\"clear\" aria-label=\"Clear\" tabindex=\"-1\">")
      Icons.write("close", &out)
      out.close("button")
    }
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let control = DOMTarget(node.id, .control)
    switch property {
    case .fieldText: return [.value(control, node[.fieldText] ?? "")]
    case .placeholder:
      return [
        .attribute(control, name: "placeholder", value: node[.placeholder]),
        .attribute(control, name: "aria-label", value: name(of: node)),
      ]
    case .label:
      return [
        .text(DOMTarget(node.id, .label), node[.label] ?? ""),
        .attribute(control, name: "aria-label", value: name(of: node)),
      ]
    case .accessibilityLabel: return [.attribute(control, name: "aria-label", value: name(of: node))]
    case .fieldKind:
      let kind = node[.fieldKind] ?? .plain
      return [
        .attribute(DOMTarget(node.id), name: "data-kind", value: "\(kind)"),
        .attribute(control, name: "type", value: kind.inputType),
      ]
    default: return nil
    }
  }

  /// In UTF-16 units. A message to the server must hold all of a text, escaped as JSON: at most six bytes for each.
  private static let longestText = 40_000

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }

  /// A name for those who are read to, where no visible label gives it: the placeholder then names the field, too.
  private static func name(of node: Node) -> String? {
    if let name = node[.accessibilityLabel] { return name }
    return node[.label]?.isEmpty ?? true ? node[.placeholder] : nil
  }

  private static func writeControl(_ node: Node, _ kind: FieldKind, _ out: inout HTMLWriter) {
    let value = node[.fieldText] ?? ""
    let isArea = kind == .multiline
    out.raw(isArea ? "<textarea" : "<input")
    out.raw(" class=\"field-input\" data-part=\"control\"")
    if !isArea { out.raw(" type=\"\(kind.inputType)\"") }
    out.raw(kind.hints)
    out.raw(" maxlength=\"\(longestText)\"")
    if !isArea, !value.isEmpty { out.attribute("value", value) }
    out.attribute("placeholder", node[.placeholder])
    if node[.accessibilityLabel] == nil { out.attribute("aria-label", name(of: node)) }
    ControlAttributes.write(node, &out)
    out.raw(">")
    guard isArea else { return }
    // The parser drops one line feed after the tag, so one is given to it.
    out.raw("\n")
    out.text(value)
    out.close("textarea")
  }
}
