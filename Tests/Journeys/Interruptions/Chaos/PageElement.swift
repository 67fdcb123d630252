/// An element of a ``PageDocument``.
final class PageElement {
  /// The content of an element.
  enum Content {
    case element(PageElement)
    case text(String)
  }

  let tag: String
  var attributes: [String: String]
  var content: [Content] = []
  private(set) weak var parent: PageElement?

  init(_ tag: String, _ attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
  }

  /// Inserts an element before another, or at the end.
  func insert(_ element: PageElement, before next: PageElement? = nil) {
    element.remove()
    let index = next.flatMap { next in content.firstIndex { $0.isElement(next) } }
    content.insert(.element(element), at: index ?? content.endIndex)
    element.parent = self
  }

  /// Removes the element from its parent.
  func remove() {
    parent?.content.removeAll { $0.isElement(self) }
    parent = nil
  }

  var children: [PageElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text of the element.
  var text: String {
    content.map {
      switch $0 {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }

  /// The number of the element's node; nil for a helper inside one.
  var node: Int? {
    guard let id = attributes["id"], id.hasPrefix("n") else { return nil }
    return Int(id.dropFirst())
  }

  /// The element of the node that contains this element.
  var owner: PageElement? { node == nil ? parent?.owner : self }

  /// The elements inside that satisfy a condition, in order.
  func all(where isWanted: (PageElement) -> Bool) -> [PageElement] {
    var found: [PageElement] = []
    collect(&found, where: isWanted)
    return found
  }

  private func collect(_ found: inout [PageElement], where isWanted: (PageElement) -> Bool) {
    for case .element(let element) in content {
      if isWanted(element) { found.append(element) }
      element.collect(&found, where: isWanted)
    }
  }

  /// The first element inside that satisfies a condition, and that the page shows.
  func firstShown(where isWanted: (PageElement) -> Bool) -> PageElement? {
    for child in children where child.attributes["hidden"] == nil {
      if isWanted(child) { return child }
      if let found = child.firstShown(where: isWanted) { return found }
    }
    return nil
  }

  /// The text of what the page shows.
  var shownText: String {
    content.map {
      switch $0 {
      case .element(let element): element.attributes["hidden"] == nil ? element.shownText + " " : ""
      case .text(let text): text
      }
    }.joined()
  }

  /// The first element inside that satisfies a condition.
  func first(where isWanted: (PageElement) -> Bool) -> PageElement? {
    for case .element(let child) in content {
      if isWanted(child) { return child }
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// A part of a node's element, excluding the parts of nodes inside it.
  func part(_ name: String) -> PageElement? {
    for child in children where child.node == nil {
      if child.has(name, in: "data-part") { return child }
      if let found = child.part(name) { return found }
    }
    return nil
  }

  /// Whether an attribute contains a word.
  func has(_ word: String, in attribute: String) -> Bool {
    attributes[attribute]?.split(separator: " ").contains { $0 == word } ?? false
  }

  /// The accessible name of the element.
  var name: String { attributes["aria-label"] ?? part("label")?.text ?? text }
}

extension PageElement.Content {
  fileprivate func isElement(_ other: PageElement) -> Bool {
    if case .element(let element) = self { element === other } else { false }
  }
}
