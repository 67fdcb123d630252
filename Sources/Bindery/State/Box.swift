/// Observable state.
///
///     @Box public private(set) var summary = "Loading..."
///
/// Reading it inside a `Computed`, an `effect` or a view tracks it. Writing an equal value does nothing; writing another one
/// runs what depends on it. `$summary` is its ``Driver``: read-only, so `private(set)` stays private.
///
///     written     1 ── 1 ── 2 ── NaN ── NaN ──▶
///     observed    1 ─────── 2 ── NaN ── NaN ──▶
///
/// NaN differs from itself, and a value whose type has no `==` from every other, so writing those always counts as a change.
///
/// `items.append(4)` changes the array in place, observed or not. A change in place that leaves an observed value equal is no change, which takes a
/// copy to find out; a collection whose count has just altered is not copied, and its next change in place always counts. Like any property, a
/// box must not be read while it is changed in place, as in `items.removeAll { $0 == items.first }`: that stops the program. A list that changes
/// often and whose changes are to be known step by step is a ``ListBox``.
///
/// In a class the value is stored in the object itself until something observes it, so an unobserved box costs no more than a stored
/// property. That needs an owner with an identity: in a struct or a local variable use ``SharedBox``.
@MainActor
@propertyWrapper
public struct Box<Value> {
  @usableFromInline
  enum Storage {
    /// Nothing has observed it yet.
    case inline(Value)
    /// It has a node, and the value is there.
    case shared(BoxNode<Value>)
    /// The value is being changed in place.
    case taken
  }

  @usableFromInline var storage: Storage

  /// Makes a box that holds `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) {
    storage = .inline(wrappedValue)
  }

  /// Unavailable: a box works in classes only. The compiler rejects every use, so the bodies never run.
  @available(
    *, unavailable,
    message: "@Box works in classes only. In a struct or for a local variable, use @SharedBox."
  )
  public var wrappedValue: Value {
    get { fatalError("Unavailable") }
    set { fatalError("Unavailable") }
  }

  /// Unavailable: a box works in classes only. The compiler rejects every use, so the bodies never run.
  @available(
    *, unavailable,
    message: "@Box works in classes only. In a struct or for a local variable, use @SharedBox."
  )
  public var projectedValue: Driver<Value> {
    fatalError("Unavailable")
  }

  /// The value.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Box<Value>>
  ) -> Value {
    // Inlined always: only then does the compiler turn the key paths into plain accesses. All that is done behind the address is done
    // after the access to the property is over, so that there is nothing for the runtime to check.
    @inline(__always) get {
      defer { extendLifetime(owner) }
      return address(of: &owner[keyPath: storage]).read(of: owner)
    }
    @inline(__always) set {
      defer { extendLifetime(owner) }
      address(of: &owner[keyPath: storage]).write(newValue)
    }
    // An array that is changed in place is not copied.
    @inline(__always) _modify {
      defer { extendLifetime(owner) }
      let place = address(of: &owner[keyPath: storage])
      var value = place.take(of: owner)
      defer { place.putBack(value) }
      yield &value
    }
  }

  /// The value's ``Driver``.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected wrapped: KeyPath<Owner, Driver<Value>>,
    storage storage: ReferenceWritableKeyPath<Owner, Box<Value>>
  ) -> Driver<Value> {
    Driver(node: address(of: &owner[keyPath: storage]).node(of: owner))
  }
}

extension UnsafeMutablePointer {
  /// The value; inside a run it is tracked, and gets its node if it has none yet.
  @MainActor @inlinable @inline(__always)
  func read<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    // Hinted: the usual case comes first, without a jump.
    if _fastPath(engine.activeRun == nil), _fastPath(isInline()), case .inline(let value) = pointee.storage {
      return value
    }
    return observedRead(of: owner)
  }

  /// Whether nothing has observed it yet.
  @MainActor @inlinable @inline(__always)
  func isInline<Value>() -> Bool where Pointee == Box<Value> {
    if case .inline = pointee.storage { true } else { false }
  }

  /// The value of a box that is observed, or will be from now on. Not inlined, so that an untracked read stays small.
  @MainActor @inlinable @inline(never)
  func observedRead<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    if let cell = sharedCell() {
      guard let run = engine.activeRun else { return cell.read() }
      if cell.isNext(in: run) { return cell.pointee.value }
    }
    return slowRead(of: owner)
  }

  /// What ``observedRead(of:)`` does when the last run of the reader did not read the box at this point. Apart, so that no register must be
  /// saved for it.
  @MainActor @inlinable @inline(never)
  func slowRead<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    if let cell = sharedCell() { return cell.read() }
    if engine.activeRun?.pointee.node == nil, case .inline(let value) = pointee.storage { return value }
    return node(of: owner).cell.read()
  }

  /// Writes the value; if it differs, runs what depends on it.
  @MainActor @inlinable @inline(__always)
  func write<Value>(_ newValue: Value) where Pointee == Box<Value> {
    if let cell = sharedCell() {
      cell.write(newValue)
    } else {
      address(of: &pointee.storage).replace(with: .inline(newValue))
    }
  }

  /// Where the value is, if something observes it.
  @MainActor @inlinable @inline(__always)
  func sharedCell<Value>() -> UnsafeMutablePointer<BoxCell<Value>>? where Pointee == Box<Value> {
    if case .shared(let node) = pointee.storage { node.cell } else { nil }
  }

  /// The node, made now if there is none yet.
  @MainActor @inlinable @inline(never)
  func node<Value>(of owner: AnyObject) -> BoxNode<Value> where Pointee == Box<Value> {
    switch pointee.storage {
    case .shared(let node): return node
    case .taken: stopOverlap(Value.self)
    case .inline(let value):
      let node = BoxNode(value)
      pointee.storage = .shared(node)
      if isInspecting { nameBox(node, of: owner) }
      return node
    }
  }
}
