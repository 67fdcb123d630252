/// The value of a box that is observed, behind its node.
@usableFromInline
struct BoxCell<Value> {
  @usableFromInline var source: SourceNode
  @usableFromInline var value: Value
  /// Equality of values whose type is not one of those compared in place.
  @usableFromInline let isEqual: ((Value, Value) -> Bool)?

  @inlinable
  init(source: SourceNode, value: Value, isEqual: ((Value, Value) -> Bool)?) {
    self.source = source
    self.value = value
    self.isEqual = isEqual
  }
}

extension UnsafeMutablePointer {
  /// The node of a box.
  @inlinable
  func node<Value>() -> SourcePointer where Pointee == BoxCell<Value> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourceNode.self)
  }

  /// The value; tracked inside a run.
  @inlinable @inline(__always)
  func read<Value>() -> Value where Pointee == BoxCell<Value> {
    if !_isPOD(Value.self), node().pointee.node.flags.contains(.taken) { stopOverlap(Value.self) }
    if let run = engine.activeRun {
      // A run that reads a value in the middle of a batch must run again if the batch restores the old one.
      if node().pointee.node.flags.contains(.dirty), run.pointee.node != nil { renew(node().head) }
      track(node(), in: run)
    }
    return pointee.value
  }

  /// Whether the box is up to date and is what the last run read next, too; if so, it is tracked.
  @inlinable @inline(__always)
  func isNext<Value>(in run: RunPointer) -> Bool where Pointee == BoxCell<Value> {
    node().pointee.node.flags.isDisjoint(with: [.dirty, .taken]) && confirm(node(), in: run)
  }

  /// Writes the value; if it differs, runs what depends on it.
  @inlinable @inline(__always)
  func write<Value>(_ newValue: Value) where Pointee == BoxCell<Value> {
    if !_isPOD(Value.self), node().pointee.node.flags.contains(.taken) { stopOverlap(Value.self) }
    if isSame(pointee.value, newValue, pointee.isEqual) { return }
    if node().pointee.firstObserver == nil {
      address(of: &pointee.value).replace(with: newValue)
    } else if engine.batchDepth > 0 {
      writeInBatch(newValue)
    } else {
      address(of: &pointee.value).replace(with: newValue)
      notify(node())
    }
  }

  /// Writes a value that differs. Whether it is a change shows at the end of the batch.
  @usableFromInline
  func writeInBatch<Value>(_ newValue: Value) where Pointee == BoxCell<Value> {
    let node = node()
    if !node.pointee.node.flags.contains(.dirty) {
      node.pointee.node.flags.insert(.dirty)
      let oldValue = pointee.value
      node.head.makeExtra().settle = {
        self.node().pointee.node.flags.contains(.taken)
          || !isSame(oldValue, self.pointee.value, self.pointee.isEqual)
      }
      rememberWrite(of: node)
    }
    address(of: &pointee.value).replace(with: newValue)
    if isInspecting { Callbacks.didWrite(node) }
    propagate(from: node, mark: .pending)
  }
}
