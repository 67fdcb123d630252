/// A list that is empty most of the time. Its empty value is a constant to the compiler, unlike an array's, so that a global may hold it
/// without `swift_once`.
struct SpareList<Element> {
  private var elements: [Element]?

  @inline(__always) init() {}

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
