/// A list that finds elements by index, and indices by element, each in O(log n) expected time: a treap with parent pointers.
///
///     handle ──▶ node ──▶ parents ──▶ root       index(of:): what is left of it on the way up
///     index  ──▶ root ──▶ children ──▶ node      handle(at:): by the sizes on the way down
///
/// Each element can be marked; ``marked(before:)`` counts the marked ones before an element, also in O(log n).
struct RankTree<Element> {
  /// Identifies an element for as long as it is in the list.
  struct Handle: Hashable {
    fileprivate let node: Int
  }

  private struct Node {
    var element: Element
    var isMarked: Bool
    let priority: UInt64
    var parent = none
    var left = none
    var right = none
    /// The number of elements in its subtree, and the number of marked ones.
    var size = 1
    var marked: Int
  }

  private static var none: Int { -1 }
  // A removed node is `nil`, and its index is in `free`.
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var root = none
  private var random: UInt64 = 0

  /// The number of elements.
  var count: Int { size(of: root) }

  /// The number of marked elements.
  var markedCount: Int { marked(of: root) }

  /// The element of a handle.
  subscript(handle: Handle) -> Element {
    get { node(handle.node).element }
    set { nodes[handle.node]?.element = newValue }
  }

  /// Whether the element is marked.
  func isMarked(_ handle: Handle) -> Bool { node(handle.node).isMarked }

  /// Marks or unmarks the element.
  mutating func setMarked(_ handle: Handle, _ isMarked: Bool) {
    guard node(handle.node).isMarked != isMarked else { return }
    nodes[handle.node]?.isMarked = isMarked
    var current = handle.node
    while current != Self.none {
      nodes[current]?.marked += isMarked ? 1 : -1
      current = node(current).parent
    }
  }

  /// Returns the element at an index of the list.
  func handle(at index: Int) -> Handle {
    var current = root
    var index = index
    while true {
      let left = size(of: node(current).left)
      if index == left { return Handle(node: current) }
      if index < left {
        current = node(current).left
      } else {
        index -= left + 1
        current = node(current).right
      }
    }
  }

  /// Returns the index of an element.
  func index(of handle: Handle) -> Int { sum(before: handle, size(of:)) { _ in 1 } }

  /// Returns the number of marked elements before an element.
  func marked(before handle: Handle) -> Int {
    sum(before: handle, marked(of:)) { node($0).isMarked ? 1 : 0 }
  }

  /// All elements, in order.
  var handles: [Handle] {
    var result: [Handle] = []
    result.reserveCapacity(count)
    var path: [Int] = []
    var current = root
    while current != Self.none || !path.isEmpty {
      while current != Self.none {
        path.append(current)
        current = node(current).left
      }
      let next = path.removeLast()
      result.append(Handle(node: next))
      current = node(next).right
    }
    return result
  }

  /// Returns the first index of the second part, in a list that is partitioned by `belongs`: O(log n) calls.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var current = root
    var index = 0
    while current != Self.none {
      if belongs(node(current).element) {
        current = node(current).left
      } else {
        index += size(of: node(current).left) + 1
        current = node(current).right
      }
    }
    return index
  }

  /// Inserts an element at an index of the list or at its end.
  @discardableResult
  mutating func insert(_ element: Element, at index: Int, isMarked: Bool = false) -> Handle {
    let new = makeNode(element, isMarked)
    guard root != Self.none else {
      root = new
      return Handle(node: new)
    }
    var current = root
    var index = index
    while true {
      nodes[current]?.size += 1
      nodes[current]?.marked += isMarked ? 1 : 0
      let left = size(of: node(current).left)
      let isLeft = index <= left
      if !isLeft { index -= left + 1 }
      let next = isLeft ? node(current).left : node(current).right
      guard next != Self.none else {
        if isLeft { nodes[current]?.left = new } else { nodes[current]?.right = new }
        nodes[new]?.parent = current
        break
      }
      current = next
    }
    while node(new).parent != Self.none, node(node(new).parent).priority < node(new).priority {
      rotateUp(new)
    }
    return Handle(node: new)
  }

  /// Removes an element, and returns it. Its handle must not be used any more.
  @discardableResult
  mutating func remove(_ handle: Handle) -> Element {
    let old = handle.node
    while true {
      let left = node(old).left
      let right = node(old).right
      if left == Self.none && right == Self.none { break }
      let isLeft =
        right == Self.none || (left != Self.none && node(left).priority > node(right).priority)
      rotateUp(isLeft ? left : right)
    }
    var current = node(old).parent
    if current == Self.none {
      root = Self.none
    } else if node(current).left == old {
      nodes[current]?.left = Self.none
    } else {
      nodes[current]?.right = Self.none
    }
    while current != Self.none {
      recount(current)
      current = node(current).parent
    }
    let element = node(old).element
    nodes[old] = nil
    free.append(old)
    return element
  }

  private mutating func makeNode(_ element: Element, _ isMarked: Bool) -> Int {
    // SplitMix64: the same edits give the same shape on every system.
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (random ^ (random >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    let node = Node(
      element: element, isMarked: isMarked, priority: mixed ^ (mixed >> 31), marked: isMarked ? 1 : 0)
    if let place = free.popLast() {
      nodes[place] = node
      return place
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Exchanges a node and its parent, and preserves the order.
  ///
  ///         p            n
  ///        ╱ ╲          ╱ ╲
  ///       n   c   ──▶  a   p
  ///      ╱ ╲              ╱ ╲
  ///     a   b            b   c
  private mutating func rotateUp(_ child: Int) {
    let parent = node(child).parent
    let grandparent = node(parent).parent
    if node(parent).left == child {
      let inner = node(child).right
      nodes[parent]?.left = inner
      if inner != Self.none { nodes[inner]?.parent = parent }
      nodes[child]?.right = parent
    } else {
      let inner = node(child).left
      nodes[parent]?.right = inner
      if inner != Self.none { nodes[inner]?.parent = parent }
      nodes[child]?.left = parent
    }
    nodes[parent]?.parent = child
    nodes[child]?.parent = grandparent
    if grandparent == Self.none {
      root = child
    } else if node(grandparent).left == parent {
      nodes[grandparent]?.left = child
    } else {
      nodes[grandparent]?.right = child
    }
    recount(parent)
    recount(child)
  }

  private mutating func recount(_ place: Int) {
    let current = node(place)
    let size = size(of: current.left) + size(of: current.right) + 1
    let marked = marked(of: current.left) + marked(of: current.right) + (current.isMarked ? 1 : 0)
    nodes[place]?.size = size
    nodes[place]?.marked = marked
  }

  private func sum(before handle: Handle, _ subtree: (Int) -> Int, _ own: (Int) -> Int) -> Int {
    var current = handle.node
    var result = subtree(node(current).left)
    while node(current).parent != Self.none {
      let parent = node(current).parent
      if node(parent).right == current { result += subtree(node(parent).left) + own(parent) }
      current = parent
    }
    return result
  }

  /// Returns a node in the tree: links refer to no others.
  private func node(_ place: Int) -> Node { nodes[place].unsafelyUnwrapped }

  private func size(of place: Int) -> Int { place == Self.none ? 0 : node(place).size }

  private func marked(of place: Int) -> Int { place == Self.none ? 0 : node(place).marked }
}
