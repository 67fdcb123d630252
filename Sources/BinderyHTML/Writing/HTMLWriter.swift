/// Builds HTML by appending.
struct HTMLWriter {
  // Appending to a string takes several times as long: it counts and checks the characters each time.
  private var utf8: [UInt8] = []
  /// Whether the client has to choose views that fit.
  var choosesViews = false

  /// The HTML so far. O(*n*).
  var html: String { String(decoding: utf8, as: UTF8.self) }

  /// Appends trusted markup.
  mutating func raw(_ markup: String) {
    var markup = markup
    markup.withUTF8 { utf8.append(contentsOf: $0) }
  }

  /// Appends text, escaped.
  mutating func text(_ text: String) { HTMLText.append(text, to: &utf8) }

  /// Appends ` name="value"`, escaped; nothing for nil, only the name for an empty value.
  @inline(__always)
  mutating func attribute(_ name: String, _ value: String?) {
    if let value { append(name, value) }
  }

  private mutating func append(_ name: String, _ value: String) {
    raw(" ")
    raw(name)
    if value.isEmpty { return }
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// Closes an element.
  mutating func close(_ tag: String) {
    raw("</")
    raw(tag)
    raw(">")
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
