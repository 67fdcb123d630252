internal import BinderyViews

/// A link to another address or screen, or a file to save.
final class LinkElement: ButtonElement {
  override var kind: String { "link" }
  /// Whether it leads out of the app, in the size of captions, such as the credit of a service.
  private(set) var isFinePrint = false

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    if node[.url] != nil { style = .link }
    isFinePrint = node[.url] != nil && !node.takes(.tap) && node[.font]?.style?.isSmall == true
  }

  override func press(_ node: Node) -> ElementAction {
    if let file = node[.file] { return .save(file) }
    if let url = node[.url], !node.takes(.tap) { return .open(url: url) }
    return super.press(node)
  }

  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("Enter", "Open")] }
}

extension Font.TextStyle {
  fileprivate var isSmall: Bool {
    switch self {
    case .caption, .caption2, .footnote: true
    default: false
    }
  }
}
