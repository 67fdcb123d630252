/// An element of a document, as a browser keeps it.
final class DocumentElement {
  let tag: String
  var attributes: [String: String]
  var children: [DocumentChild] = []

  init(tag: String, attributes: [String: String]) {
    self.tag = tag
    self.attributes = attributes
  }

  /// The elements inside, outermost first.
  var elements: [DocumentElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element as text, its attributes in order of name.
  var description: String {
    let names = attributes.keys.sorted().map { " \($0)=\"\(attributes[$0] ?? "")\"" }.joined()
    let content = children.map { child in
      switch child {
      case .element(let element): element.description
      case .text(let text): text
      }
    }
    return "<\(tag)\(names)>\(content.joined())</\(tag)>"
  }

  /// The first element, from this one on, that a condition holds for; not inside other nodes' elements.
  func first(where condition: (DocumentElement) -> Bool) -> DocumentElement? {
    if condition(self) { return self }
    for element in elements where element.attributes["id"] == nil {
      if let found = element.first(where: condition) { return found }
    }
    return nil
  }
}

/// What stands in an element.
enum DocumentChild {
  case element(DocumentElement)
  case text(String)
}
