internal import BinderyViews

/// Converts fonts and text decorations to CSS.
enum FontText {
  /// Returns the declarations that no attribute covers: sizes in points, families, and traits.
  static func declarations(of font: Font) -> [String] {
    var declarations: [String] = []
    switch font.size {
    case .style: break
    case .points(let points): declarations.append(size(points))
    case .custom(let name, let points, let isFixed):
      // The name is quoted, and restricted to letters, digits, spaces and hyphens.
      let family = name.unicodeScalars.filter { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
          || scalar == "-"
      }
      let text = String(String.UnicodeScalarView(family))
      if !text.isEmpty { declarations.append("font-family:\"\(text)\",var(--family)") }
      declarations.append(size(points, isFixed: isFixed))
    }
    if let design = font.design, let family = family(of: design) {
      declarations.append("font-family:\(family)")
    }
    if font.traits.contains(.italic) { declarations.append("font-style:italic") }
    var variants: [String] = []
    if font.traits.contains(.monospacedDigit) { variants.append("tabular-nums") }
    if font.traits.contains(.smallCaps) { variants.append("small-caps") }
    if !variants.isEmpty { declarations.append("font-variant:\(variants.joined(separator: " "))") }
    return declarations
  }

  /// Returns a size in the unit that scales with the user's text size, or in pixels if it is fixed.
  private static func size(_ points: Double, isFixed: Bool = false) -> String {
    let length = isFixed ? "\(rounded(points))px" : "\(rounded(points / 16))rem"
    return "font-size:\(length);line-height:1.25"
  }

  private static func rounded(_ number: Double) -> String {
    NumberText.text((number * 10_000).rounded() / 10_000)
  }

  /// Returns the font families of a design, as variables of the style sheet.
  static func family(of design: Font.Design) -> String? {
    switch design {
    case .default: "var(--family)"
    case .serif: "var(--family-serif)"
    case .rounded: "var(--family-rounded)"
    case .monospaced: "var(--family-mono)"
    }
  }
}

/// Lines under and through text.
enum TextDecoration {
  /// Returns both lines, with the pattern and color of the first; nil if there is none.
  static func text(underline: TextLine?, strikethrough: TextLine?) -> String? {
    var words: [String] = []
    if underline != nil { words.append("underline") }
    if strikethrough != nil { words.append("line-through") }
    guard let line = underline ?? strikethrough else { return nil }
    switch line.pattern {
    case .solid: break
    case .dash: words.append("dashed")
    case .dot: words.append("dotted")
    }
    if let color = line.color { words.append(ColorText.of(color)) }
    return words.joined(separator: " ")
  }
}
