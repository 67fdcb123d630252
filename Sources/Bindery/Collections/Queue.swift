/// Elements that leave in the order in which they came. Adding and removing one takes constant time on average, and a removed one is not
/// retained.
///
///     elements   [– – – c d e]     removed ones, then the rest
///     head              ▲
package struct Queue<Element>: ExpressibleByArrayLiteral {
  private var elements: [Element?] = []
  private var head = 0

  /// Creates a queue of elements.
  package init(_ elements: [Element] = []) { self.elements = elements }

  package init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The number of elements.
  package var count: Int { elements.count - head }

  package var isEmpty: Bool { count == 0 }

  /// The element that came first.
  package var first: Element? { isEmpty ? nil : elements[head] }

  /// All elements, in order.
  package var all: [Element] { elements.dropFirst(head).compactMap { $0 } }

  /// Adds an element behind the others.
  package mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the element that came first.
  package mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = exchange(&elements[head], with: nil)
    head += 1
    // The removed ones leave when they are the majority, so that each element moves once on average.
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
