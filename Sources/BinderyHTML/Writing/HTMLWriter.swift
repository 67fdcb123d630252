/// Builds HTML by appending.
struct HTMLWriter {
  /// The HTML so far.
  private(set) var html = ""

  init() { html.reserveCapacity(512) }

  /// Appends trusted markup.
  mutating func raw(_ markup: String) { html.append(markup) }

  /// Appends text, escaped.
  mutating func text(_ text: String) { HTMLText.append(text, to: &html) }

  /// Appends ` name="value"`, escaped; nothing for nil, only the name for an empty value.
  @inline(__always)
  mutating func attribute(_ name: String, _ value: String?) {
    if let value { append(name, value) }
  }

  private mutating func append(_ name: String, _ value: String) {
    html.append(" ")
    html.append(name)
    if value.isEmpty { return }
    html.append("=\"")
    HTMLText.append(value, to: &html)
    html.append("\"")
  }

  /// Closes an element.
  mutating func close(_ tag: String) {
    html.append("</")
    html.append(tag)
    html.append(">")
  }

  /// Appends a decorative icon of the sprite.
  mutating func icon(_ name: String, class extra: String = "") {
    raw("<svg class=\"icon")
    if !extra.isEmpty { raw(" ") }
    raw(extra)
    raw("\" aria-hidden=\"true\"><use href=\"#i-")
    text(name)
    raw("\"></use></svg>")
  }

  /// Returns the reference to an icon in the page's sprite, which `IconSprite` finds in a page.
  static func reference(toIcon name: String) -> String { "#i-\(name)" }
}
