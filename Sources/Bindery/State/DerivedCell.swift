/// A derived value with its node in front; `nil` until it is first computed.
@usableFromInline
struct DerivedCell<Value>: ~Copyable {
  @usableFromInline var node: DerivedNode
  @usableFromInline var value: Value?

  @inlinable
  init(node: consuming DerivedNode) {
    self.node = node
    value = nil
  }
}

extension UnsafeMutablePointer {
  /// Stores a new value. The old one is released afterwards: its deinit may read the new one.
  @inlinable @inline(__always)
  func replace(with new: consuming Pointee) {
    let old = move()
    initialize(to: new)
    extendLifetime(old)
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Stores the new value in a node of this type, and returns whether it differs from the old one.
  @inlinable @inline(__always)
  func store<Value>(_ new: Value, _ isEqual: (Value, Value) -> Bool) -> Bool {
    let cell = UnsafeMutableRawPointer(self).assumingMemoryBound(to: DerivedCell<Value>.self)
    if pointee.flags.contains(.unset) {
      pointee.flags.remove(.unset)
    } else if isEqual(cell.pointee.value.unsafelyUnwrapped, new) {
      return false
    }
    address(of: &cell.pointee.value).replace(with: new)
    return true
  }
}
