/// A list that is usually empty. Unlike an array's, all bits of its empty value are zero.
struct SpareList<Element> {
  private var elements: [Element]?

  var isEmpty: Bool { elements?.isEmpty ?? true }
  var last: Element? { elements?.last }
  var all: [Element] { elements ?? [] }

  mutating func append(_ element: Element) {
    if elements == nil { elements = [] }
    elements?.append(element)
  }

  /// Removes and returns the last element.
  mutating func popLast() -> Element? { elements?.popLast() }

  /// Removes and returns all elements.
  mutating func takeAll() -> [Element] {
    let all = elements ?? []
    elements = nil
    return all
  }
}
