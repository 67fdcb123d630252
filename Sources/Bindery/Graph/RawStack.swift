/// A stack of plain values, reused so that it rarely allocates. Positions stay valid when it grows.
struct RawStack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private var capacity = 0
  private(set) var count = 0

  @inline(__always) init() {}

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped.advanced(by: count).initialize(to: element)
    count &+= 1
  }

  /// Removes and returns the last element. The stack must not be empty.
  @inline(__always)
  mutating func pop() -> Element {
    count &-= 1
    return base.unsafelyUnwrapped[count]
  }

  /// Removes all elements; keeps the memory.
  mutating func removeAll() { count = 0 }

  subscript(index: Int) -> Element {
    get { base.unsafelyUnwrapped[index] }
    set { base.unsafelyUnwrapped[index] = newValue }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(64, capacity * 2))
    if let base {
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = larger
    capacity = max(64, capacity * 2)
  }
}
