/// The icons of the sprite that each page carries.
@MainActor
enum Icons {
  /// The reference to an icon in the page's sprite.
  static func reference(_ name: String?) -> String? { name.map { "#i-\($0)" } }

  /// Appends an icon for the eye only.
  static func write(_ name: String, class extra: String = "", part: Bool = false, _ out: inout HTMLWriter) {
    out.raw("<svg class=\"icon\(extra.isEmpty ? "" : " ")\(extra)\" aria-hidden=\"true\">")
    if part {
      writeUse(name, &out)
    } else {
      out.raw("<use href=\"#i-\(name)\"></use>")
    }
    out.raw("</svg>")
  }

  /// Appends the reference alone, marked as the part that a change of icon sets.
  static func writeUse(_ name: String, _ out: inout HTMLWriter) {
    out.raw("<use data-part=\"icon\"")
    out.attribute("href", reference(name))
    out.raw("></use>")
  }
}
