internal import BinderyViews

/// A text.
final class TextElement: TextBox {
  override func update(_ node: Node, _ context: ElementContext) {
    let text = node[.text] ?? ""
    self.text =
      switch node[.textCase] {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case nil: text
      }
    lineLimit = node[.lineLimit]
    reservedLines = node[.reservedLines] ?? 0
    isVerbatim = node.isTrue(.isMonospaced)
    isSkeleton = node.isTrue(.isRedacted)
    alignment = nil
  }
}

/// An icon, as a character.
final class IconElement: TextBox {
  override func update(_ node: Node, _ context: ElementContext) {
    lineLimit = 1
    text = isLinear ? node.spokenName : node[.icon].map { IconGlyph.of($0.rawValue) } ?? ""
    isSkeleton = node.isTrue(.isRedacted)
    alignment = nil
  }
}
