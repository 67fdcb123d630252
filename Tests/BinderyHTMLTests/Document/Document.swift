internal import BinderyHTML
internal import BinderyViews

/// A model of a browser's document, which applies operations like the client script.
final class Document {
  /// The root element.
  let root: DocumentElement

  /// Parses the renderer's HTML; `nil` for anything else.
  init?(_ html: String) {
    guard let root = DocumentParser.element(html) else { return nil }
    self.root = root
    root.completeLinks()
  }

  /// Applies an operation, and returns whether its target exists.
  func apply(_ operation: DOMOperation) -> Bool {
    switch operation {
    case .text(let target, let text):
      return change(target) { element in
        element.children = text.isEmpty ? [] : [.text(text)]
        if element.attributes["data-part"] != nil { element.attributes["hidden"] = text.isEmpty ? "" : nil }
      }
    case .attribute(let target, let name, let value):
      return change(target) { element in
        element.attributes[name] = value
        if name == "data-path" { element.completeLinks() }
      }
    case .property(let target, let name, let value):
      return change(target) { $0.attributes[name] = value ? "" : nil }
    case .value(let target, let text): return change(target) { $0.setValue(text) }
    case .drawing(let target, let html):
      return change(target) { $0.children = DocumentParser.elements(html).map(DocumentChild.element) }
    case .insert(let html, let parent, let before):
      let new = DocumentParser.elements(html)
      for element in new { element.completeLinks() }
      return change(parent) { $0.insert(new, before: before.map { "n\($0.rawValue)" }) }
    case .move(let node, let parent, let before):
      guard let moved = root.remove(id: "n\(node.rawValue)") else { return false }
      return change(parent) { $0.insert([moved], before: before.map { "n\($0.rawValue)" }) }
    case .remove(let node): return root.remove(id: "n\(node.rawValue)") != nil
    case .open, .scroll, .focus: return true
    }
  }

  private func change(_ target: DOMTarget, _ change: (DocumentElement) -> Void) -> Bool {
    guard let node = root.find(id: "n\(target.node.rawValue)") else { return false }
    guard let part = target.part else {
      change(node)
      return true
    }
    guard let found = node.part(part.rawValue) else { return false }
    change(found)
    return true
  }
}
