/// A derived value behind its node; `nil` until it is first computed.
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
  /// Puts a new value into the place. The old one goes when the new one is there: its deinit may read the place.
  @inlinable @inline(__always)
  func replace(with new: consuming Pointee) {
    let old = move()
    initialize(to: new)
    extendLifetime(old)
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Keeps the new value of a derived value of this type, which the node must be, and says whether it differs from the old one.
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
