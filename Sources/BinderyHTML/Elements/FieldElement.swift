internal import BinderyViews

/// A field with one or more lines of editable text.
enum FieldElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let kind = node[.fieldKind] ?? .plain
    out.kind(on: .fieldKind)
    out.begin("div", node, class: "field", " data-kind=\"\(StyleName.of(kind))\"")
    out.boxAttributes(node)
    out.end()
    out.raw("<label class=\"field-box\">")
    out.words(.label, of: node, "span", class: "field-label", on: .label, value: node[.label])
    if kind == .search { out.fixed(icon: "search", class: "field-glyph") }
    writeControl(node, kind, &out)
    out.close("label")
    if kind == .search {
      out.raw(
        "<button class=\"clear\" type=\"button\" data-act=\"clear\" aria-label=\"Clear\" tabindex=\"-1\">")
      out.fixed(icon: "close")
      out.close("button")
    }
    out.refusal(of: node)
    out.close("div")
  }

  private static func writeControl(_ node: Node, _ kind: FieldKind, _ out: inout ElementWriter) {
    let isArea = kind == .multiline
    let type = isArea ? "" : " type=\"\(kind.inputType)\""
    out.begin(
      isArea ? "textarea" : "input", .control, of: node, class: "field-input",
      "\(type)\(kind.hints)\(out.name(ofField: node))")
    out.attribute(
      "autocomplete", on: .contentType, value: node[.contentType]?.completion ?? kind.completion)
    out.attribute("readonly", on: .isReadOnly, value: node.isTrue(.isReadOnly) ? "" : nil)
    out.attribute("maxlength", on: .maximumLength, value: String(node.longestText))
    if !isArea { out.value(on: .fieldText, value: node[.fieldText] ?? "") }
    out.attribute("placeholder", on: .placeholder, value: node[.placeholder])
    out.attribute("aria-label", on: .label, .placeholder, .accessibilityLabel, value: name(of: node))
    out.refusalAttributes(of: node)
    out.controlAttributes(node, isNative: true, isNamed: true)
    out.end()
    guard isArea else { return }
    out.content(on: .fieldText, value: node[.fieldText] ?? "")
    out.close("textarea")
  }

  /// The name for screen readers if there is no visible label: the placeholder.
  private static func name(of node: Node) -> String? {
    if let name = node[.accessibilityLabel] { return name }
    return node[.label]?.isEmpty ?? true ? node[.placeholder] : nil
  }
}
