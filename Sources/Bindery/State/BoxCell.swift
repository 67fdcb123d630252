/// The value of an observed box, with its node in front.
@usableFromInline
struct BoxCell<Value> {
  @usableFromInline var source: SourceNode
  @usableFromInline var value: Value
  /// The equality of values whose type is not compared in place.
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

  /// Returns the value; tracked inside a run.
  @inlinable @inline(__always)
  func read<Value>() -> Value where Pointee == BoxCell<Value> {
    if !_isPOD(Value.self), node().pointee.node.flags.contains(.taken) { stopOverlap(Value.self) }
    if let run = engine.activeRun {
      // A run that reads a value during a batch must run again if the batch restores the old one.
      if node().pointee.node.flags.contains(.dirty), run.pointee.node != nil { renew(node().head) }
      track(node(), in: run)
    }
    return pointee.value
  }

  /// Whether the box is up to date and also the next source of the last run; if so, it is tracked.
  @inlinable @inline(__always)
  func isNext<Value>(in run: RunPointer) -> Bool where Pointee == BoxCell<Value> {
    node().pointee.node.flags.isDisjoint(with: [.dirty, .taken]) && confirm(node(), in: run)
  }

  /// Writes the value; if it differs, runs everything that depends on it.
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

  /// Writes a value that differs. The end of the batch decides whether it is a change.
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
