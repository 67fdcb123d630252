/// A model of an element in a browser's document.
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

  /// The element with an id: this one or one inside.
  func find(id: String) -> DocumentElement? {
    if attributes["id"] == id { return self }
    return elements.lazy.compactMap { $0.find(id: id) }.first
  }

  /// A part of this element's node, excluding the parts of nodes inside it.
  func part(_ name: String) -> DocumentElement? {
    for element in elements where element.attributes["id"]?.hasPrefix("n") != true {
      if element.attributes["data-part"]?.split(separator: " ").contains(Substring(name)) ?? false {
        return element
      }
      if let found = element.part(name) { return found }
    }
    return nil
  }

  /// Removes a descendant element at any depth.
  func remove(id: String) -> DocumentElement? {
    for (index, child) in children.enumerated() {
      guard case .element(let element) = child else { continue }
      if element.attributes["id"] == id {
        children.remove(at: index)
        return element
      }
      if let found = element.remove(id: id) { return found }
    }
    return nil
  }

  /// Inserts elements before the one with an id, or at the end.
  func insert(_ new: [DocumentElement], before id: String?) {
    let index = children.firstIndex {
      if case .element(let element) = $0 { id != nil && element.attributes["id"] == id } else { false }
    }
    children.insert(contentsOf: new.map(DocumentChild.element), at: index ?? children.count)
  }

  /// Shows a value as a field does.
  func setValue(_ text: String) {
    if tag == "textarea" {
      children = [.text("\n" + text)]
    } else {
      attributes["value"] = text.isEmpty ? nil : text
    }
  }

  /// Sets the URLs of links to screens from the app's path, like the client.
  func completeLinks() {
    if tag == "a", let path = attributes["data-path"] { attributes["href"] = "/\(path)" }
    for element in elements { element.completeLinks() }
  }
}

/// The content of an element.
enum DocumentChild {
  case element(DocumentElement)
  case text(String)
}
