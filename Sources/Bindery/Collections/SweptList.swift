/// A list of elements that end in any order. Those that have ended are removed together when they are the majority, so that n of them are
/// removed in O(n).
///
///     ends   ▾ b   ▾ d        ▾ a: sweep
///     list   [a – c d e] ──── [a – c – e] ──── [c e]
struct SweptList<Element> {
  /// The elements, in the order in which they were added, some of which may have ended.
  private(set) var elements: [Element] = []
  private var ended = 0
  /// The count from which a list whose ended elements are not counted is swept.
  private var limit = 16

  /// Adds an element.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Adds an element to a list whose elements end without ``noteEnd(isEnded:)``.
  mutating func append(_ element: Element, isEnded: (Element) -> Bool) {
    if elements.count >= limit {
      sweep(isEnded)
      limit = Swift.max(16, 2 * elements.count)
    }
    elements.append(element)
  }

  /// Records that one element has ended.
  mutating func noteEnd(isEnded: (Element) -> Bool) {
    ended += 1
    if ended > elements.count / 2 { sweep(isEnded) }
  }

  private mutating func sweep(_ isEnded: (Element) -> Bool) {
    elements.removeAll(where: isEnded)
    ended = 0
  }
}
