internal import BinderyViews

/// Writes the runs of a text with different styles.
enum TextRunWriter {
  static func html(of text: StyledText?) -> String {
    var out = HTMLWriter()
    for run in text?.runs ?? [] {
      let address = run.url.flatMap(LinkPolicy.safe)
      let tag = address == nil ? "span" : "a"
      out.raw("<\(tag)")
      if let address {
        out.attribute("class", "link")
        out.attribute("href", address)
        out.raw(" rel=\"noopener\"")
      }
      write(run.look, &out)
      out.raw(">")
      out.text(run.text)
      out.close(tag)
    }
    return out.html
  }

  private static func write(_ look: TextRun.Look, _ out: inout HTMLWriter) {
    out.attribute("data-font", (look.font?.style).map(StyleName.of))
    out.attribute("data-weight", (look.weight ?? look.font?.weight).map(StyleName.of))
    out.attribute("data-design", look.design.map(StyleName.of))
    if look.isItalic { out.attribute("data-italic", "") }
    if look.tabularFigures { out.attribute("data-tabular", "") }
    out.attribute("data-tone", look.foreground.flatMap(StyleName.of(tone:)))
    var style = look.font.map(FontText.declarations) ?? []
    if let foreground = look.foreground, StyleName.of(tone: foreground) == nil,
      let color = ColorText.color(of: foreground)
    {
      style.append("color:\(color)")
    }
    if let tracking = look.tracking { style.append("letter-spacing:\(NumberText.text(tracking))px") }
    if let offset = look.baselineOffset { style.append("vertical-align:\(NumberText.text(offset))px") }
    let lines = TextDecoration.text(underline: look.underline, strikethrough: look.strikethrough)
    if let lines { style.append("text-decoration:\(lines)") }
    if !style.isEmpty { out.attribute("style", style.joined(separator: ";")) }
  }
}
