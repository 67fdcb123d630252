/// The value of a box that is observed, and its node in the graph.
@MainActor
@usableFromInline
final class BoxNode<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value
  /// The value before the open batch, if it was written in it.
  @exclusivity(unchecked) var oldValue: Value?
  @usableFromInline let isEqual: ((Value, Value) -> Bool)?
  @usableFromInline let node: NodePointer

  @usableFromInline
  init(_ value: Value, name: String = "") {
    self.value = value
    isEqual = equality(of: Value.self)
    node = NodePointer.allocate(capacity: 1)
    node.initialize(to: Node(flags: [], name: name, update: { false }))
    // Not a cycle: the node is freed by this object's deinit.
    let update: @MainActor () -> Bool = { [unowned(unsafe) self] in self.settle() }
    node.pointee.update = Swift.unsafeBitCast(update, to: (() -> Bool).self)
  }

  isolated deinit { free(node) }

  @inlinable
  func read() -> Value {
    if activeNode != nil {
      // Whoever reads a value in the middle of a batch must hear if the batch goes back to the old one.
      if node.pointee.flags.contains(.dirty) { update(node) }
      track(node)
    }
    return value
  }

  @usableFromInline
  func set(_ newValue: Value) {
    if let isEqual, isEqual(value, newValue) { return }
    if node.pointee.firstObserver == nil {
      value = newValue
      return
    }
    guard batchDepth > 0, isEqual != nil else {
      value = newValue
      propagate(from: node, mark: .dirty)
      flushIfOutermost()
      return
    }
    if !node.pointee.flags.contains(.dirty) {
      // Whether this is a change shows at the end of the batch.
      oldValue = value
      node.pointee.flags.insert(.dirty)
      rememberWrite(of: node)
    }
    value = newValue
    propagate(from: node, mark: .pending)
  }

  /// Says whether the value differs from the one before the batch.
  private func settle() -> Bool {
    defer { oldValue = nil }
    guard let isEqual, let oldValue else { return true }
    return !isEqual(oldValue, value)
  }
}

/// Equality of a type's values, or `nil` if it has none.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func open<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool) {
    // E is Value: it was found by a cast of Value.self.
    { reinterpret($0, as: E.self) == reinterpret($1, as: E.self) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return open(equatable)
}

/// `value` as the type that it is known to have.
private func reinterpret<From, To>(_ value: From, as: To.Type) -> To {
  withUnsafePointer(to: value) { $0.withMemoryRebound(to: To.self, capacity: 1) { $0.pointee } }
}
