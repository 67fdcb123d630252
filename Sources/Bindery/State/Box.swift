/// Observable state.
///
///     @Box public private(set) var summary = "Loading..."
///
/// Reading it inside a `Computed`, an `effect` or a view tracks it. Writing an equal value has no effect; writing another one
/// runs everything that depends on it. `$summary` is its ``Driver``: read-only, so `private(set)` stays private.
///
///     written     1 ── 1 ── 2 ── NaN ── NaN ──▶
///     observed    1 ─────── 2 ── NaN ── NaN ──▶
///
/// NaN differs from itself, and values of a type without `==` always differ, so writing them always counts as a change.
///
/// `items.append(4)` changes the array in place, observed or not. A change in place to an equal value is no change,
/// but detecting this takes a copy; a collection whose count has just changed is not copied, and its next change in
/// place always counts. Like any property, a box must not be read while it is changed in place, as in
/// `items.removeAll { $0 == items.first }`: that stops the program. For a list that changes often and reports its
/// changes step by step, use ``ListBox``.
///
/// In a class the value is stored in the object itself until it is observed, so an unobserved box costs no more than a stored
/// property. That needs an owner with an identity: in a struct or a local variable use ``SharedBox``.
@MainActor
@propertyWrapper
public struct Box<Value> {
  @usableFromInline
  enum Storage {
    /// The box was not observed yet.
    case inline(Value)
    /// The box has a node, which stores the value.
    case shared(BoxNode<Value>)
    /// The value is being changed in place.
    case taken
  }

  @usableFromInline var storage: Storage

  /// Creates a box that holds `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) {
    storage = .inline(wrappedValue)
  }

  /// Unavailable: a box works in classes only.
  @available(
    *, unavailable,
    message: "@Box works in classes only. In a struct or for a local variable, use @SharedBox."
  )
  public var wrappedValue: Value {
    // Stopping is right: the compiler rejects every use, so the bodies never run.
    get { fatalError("Unavailable") }
    set { fatalError("Unavailable") }
  }

  /// Unavailable: a box works in classes only.
  @available(
    *, unavailable,
    message: "@Box works in classes only. In a struct or for a local variable, use @SharedBox."
  )
  public var projectedValue: Driver<Value> {
    // Stopping is right: the compiler rejects every use, so the body never runs.
    fatalError("Unavailable")
  }

  /// The value.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Box<Value>>
  ) -> Value {
    // Always inlined: only then does the compiler turn the key paths into plain accesses. All work behind the address is done
    // after the access to the property is over, so that the runtime has nothing to check.
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
  /// Returns the value; inside a run it is tracked, and gets its node if it has none yet.
  @MainActor @inlinable @inline(__always)
  func read<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    // Hinted: the common case comes first, without a jump.
    if _fastPath(engine.activeRun == nil), _fastPath(isInline()), case .inline(let value) = pointee.storage {
      return value
    }
    return observedRead(of: owner)
  }

  /// Whether the box was not observed yet.
  @MainActor @inlinable @inline(__always)
  func isInline<Value>() -> Bool where Pointee == Box<Value> {
    if case .inline = pointee.storage { true } else { false }
  }

  /// Returns the value of a box that is observed, or will be from now on. Not inlined, so that an untracked read stays small.
  @MainActor @inlinable @inline(never)
  func observedRead<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    if let cell = sharedCell() {
      guard let run = engine.activeRun else { return cell.read() }
      if cell.isNext(in: run) { return cell.pointee.value }
    }
    return slowRead(of: owner)
  }

  /// The part of ``observedRead(of:)`` for a reader whose last run did not read the box at this point. It is separate, so that no register must be
  /// saved for it.
  @MainActor @inlinable @inline(never)
  func slowRead<Value>(of owner: AnyObject) -> Value where Pointee == Box<Value> {
    if let cell = sharedCell() { return cell.read() }
    if engine.activeRun?.pointee.node == nil, case .inline(let value) = pointee.storage { return value }
    return node(of: owner).cell.read()
  }

  /// Writes the value; if it differs, runs everything that depends on it.
  @MainActor @inlinable @inline(__always)
  func write<Value>(_ newValue: Value) where Pointee == Box<Value> {
    if let cell = sharedCell() {
      cell.write(newValue)
    } else {
      address(of: &pointee.storage).replace(with: .inline(newValue))
    }
  }

  /// Returns the cell of the value; nil if the box is not observed.
  @MainActor @inlinable @inline(__always)
  func sharedCell<Value>() -> UnsafeMutablePointer<BoxCell<Value>>? where Pointee == Box<Value> {
    if case .shared(let node) = pointee.storage { node.cell } else { nil }
  }

  /// Returns the node, created on first use.
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
