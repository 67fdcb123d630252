extension UnsafeMutablePointer {
  /// Takes the value out to be changed. If it will not be compared afterwards, no copy stays behind, so that its buffer is
  /// changed in place.
  @MainActor @inlinable @inline(__always)
  func take<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    _isPOD(Value.self) ? read(of: owner) : takeOut(of: owner)
  }

  /// Puts back the value from ``take(of:)``.
  @MainActor @inlinable @inline(__always)
  func putBack<Value>(_ value: consuming Value) where Pointee == Box<Value> {
    if _isPOD(Value.self) { write(value) } else { putIn(value) }
  }

  @MainActor @inlinable @inline(never)
  func takeOut<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    if engine.activeRun?.pointee.node != nil { return read(of: owner) }
    switch pointee.storage {
    case .inline(let value):
      pointee.storage = .taken
      return value
    case .shared(let node): return node.cell.take()
    case .taken: stopOverlap(Value.self)
    }
  }

  @MainActor @inlinable @inline(never)
  func putIn<Value>(_ value: consuming Value) where Pointee == Box<Value> {
    if let cell = sharedCell() {
      cell.putBack(value)
    } else {
      address(of: &pointee.storage).replace(with: .inline(value))
    }
  }

  /// Takes the value out of a cell, without leaving a copy unless it will be compared.
  @inlinable
  func take<Value>() -> Value where Pointee == BoxCell<Value> {
    let flags = node().pointee.node.flags
    if flags.contains(.taken) { stopOverlap(Value.self) }
    guard engine.activeRun?.pointee.node == nil else { return read() }
    if !_isPOD(Value.self), !flags.contains(.batches) {
      // Other writes during the change take effect when the value is back: an effect that runs may read it.
      node().pointee.node.flags.insert(.batches)
      engine.batchDepth += 1
    }
    // During a batch, the earlier value is already stored.
    if node().pointee.firstObserver != nil, !flags.contains(.dirty), isComparable(pointee.isEqual),
      !isResized()
    {
      return pointee.value
    }
    node().pointee.node.flags.insert(.taken)
    return address(of: &pointee.value).move()
  }

  /// Puts back the value from ``take()``; if it may differ, runs everything that depends on it.
  @inlinable
  func putBack<Value>(_ value: consuming Value) where Pointee == BoxCell<Value> {
    let flags = node().pointee.node.flags
    node().pointee.node.flags.subtract([.taken, .batches])
    if flags.contains(.taken) {
      address(of: &pointee.value).initialize(to: value)
      if node().pointee.firstObserver != nil { noteChange() }
    } else {
      write(value)
    }
    if flags.contains(.batches) {
      engine.batchDepth -= 1
      flushIfOutermost()
    }
  }

  /// Records that the value, which was taken out, may differ.
  @inlinable
  func noteChange<Value>() where Pointee == BoxCell<Value> {
    if engine.batchDepth > 0 { noteChangeInBatch() } else { notify(node()) }
  }

  /// Records in a batch that the value, which was taken out, may differ.
  @usableFromInline
  func noteChangeInBatch<Value>() where Pointee == BoxCell<Value> {
    let node = node()
    if !node.pointee.node.flags.contains(.dirty) {
      // No value was stored for comparison.
      node.pointee.node.flags.insert(.dirty)
      rememberWrite(of: node)
    }
    if isInspecting { Callbacks.didWrite(node) }
    propagate(from: node, mark: .pending)
  }
}

/// Whether values of a type are compared: see ``isSame(_:_:_:)``.
@inlinable
func isComparable<Value>(_ isEqual: ((Value, Value) -> Bool)?) -> Bool {
  isEqual != nil || Value.self == String.self || _isPOD(Value.self)
}

/// Stops the program as an overlapping access to a stored property does.
@usableFromInline @inline(never)
func stopOverlap(_ type: Any.Type) -> Never {
  // Stopping is right, and what Swift does for any property: the value is elsewhere, half changed, so that no value could be returned.
  fatalError("A box of \(type) was read while it was being changed in place. Read it before the change.")
}
