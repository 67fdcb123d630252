/// A list that is empty most of the time. Unlike an array's, all bits of its empty value are zero.
struct SpareList<Element> {
  private var elements: [Element]?

  var isEmpty: Bool { elements?.isEmpty ?? true }
  var last: Element? { elements?.last }
  var all: [Element] { elements ?? [] }

  mutating func append(_ element: Element) {
    if elements == nil { elements = [] }
    elements?.append(element)
  }

  /// The last one, taken off.
  mutating func popLast() -> Element? { elements?.popLast() }

  /// All of them, taken off.
  mutating func takeAll() -> [Element] {
    let all = elements ?? []
    elements = nil
    return all
  }
}
