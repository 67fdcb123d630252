/// Observable state.
///
///     @Box public private(set) var summary = "Loading..."
///
/// Reading it inside a `Computed`, an `effect` or a view tracks it. Writing an equal value does nothing; writing another one
/// runs what depends on it. `$summary` is its ``Driver``: read-only, so `private(set)` stays private.
///
/// In a class the value stands in the object itself until somebody observes it, so an unobserved box costs no more than a stored
/// property. That needs an owner with an identity: in a struct or a local variable use ``SharedBox``.
@MainActor
@propertyWrapper
public struct Box<Value> {
  @usableFromInline
  enum Storage {
    /// Nobody has observed it yet.
    case inline(Value)
    /// It has a node, and the value is there.
    case shared(BoxNode<Value>)
  }

  @usableFromInline var storage: Storage

  /// Makes a box that holds `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) {
    storage = .inline(wrappedValue)
  }

  /// Boxes stand in classes.
  @available(
    *, unavailable, message: "@Box stands in classes; in a struct or a local variable use @SharedBox"
  )
  public var wrappedValue: Value {
    get { fatalError("Unavailable") }
    set { fatalError("Unavailable") }
  }

  /// Boxes stand in classes.
  @available(
    *, unavailable, message: "@Box stands in classes; in a struct or a local variable use @SharedBox"
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
    get {
      switch owner[keyPath: storage].storage {
      case .shared(let node): return node.cell.read()
      case .inline(let value):
        if activeNode == nil { return value }
        return owner[keyPath: storage].node().cell.read()
      }
    }
    set {
      // The access to the box must be over before the effects run, because they read it.
      if let cell = owner[keyPath: storage].cell {
        cell.write(newValue)
      } else {
        owner[keyPath: storage].storage = .inline(newValue)
      }
    }
  }

  /// The value's ``Driver``.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected wrapped: KeyPath<Owner, Driver<Value>>,
    storage storage: ReferenceWritableKeyPath<Owner, Box<Value>>
  ) -> Driver<Value> {
    Driver(node: owner[keyPath: storage].node())
  }

  /// Where the value is, if somebody observes it.
  @inlinable var cell: UnsafeMutablePointer<BoxCell<Value>>? {
    if case .shared(let node) = storage { node.cell } else { nil }
  }

  /// The node, made now if there is none yet.
  @inlinable
  mutating func node() -> BoxNode<Value> {
    switch storage {
    case .shared(let node): return node
    case .inline(let value):
      let node = BoxNode(value)
      storage = .shared(node)
      return node
    }
  }
}
