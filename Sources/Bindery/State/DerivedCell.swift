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
