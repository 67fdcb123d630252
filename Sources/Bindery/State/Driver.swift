/// A read-only value that changes over time: the output of a view model.
///
/// It lives on the main actor, never fails and always has a value. `$summary` is the driver of `@Box var summary`.
///
///     driver        1 ───── 2 ── 3 ──▶
///     bound here       ├───────────▶
///     the binding      1 ── 2 ── 3 ──▶
///
/// A key path returns a driver of a part: `$user.name` is a `Driver<String>`, which changes only with the name.
@MainActor
@dynamicMemberLookup
public struct Driver<Value> {
  @usableFromInline let read: @MainActor () -> Value
  /// The object with the closures that read the value.
  @usableFromInline let source: AnyObject?

  /// Creates a driver of the result of `read`, which is called at each reading. ``map(_:)`` and ``Computed`` cache the
  /// result.
  @inlinable
  init(reading read: @escaping @MainActor () -> Value, of source: AnyObject? = nil) {
    self.read = read
    self.source = source
  }

  @inlinable
  init(node: BoxNode<Value>) {
    read = { node.read() }
    source = nil
  }

  /// Creates a driver of a derived value.
  @inlinable
  public init(_ computed: Computed<Value>) {
    read = { computed.value }
    source = computed
  }

  /// Returns a driver whose value never changes.
  ///
  ///     constant(1)   1 ──────────▶
  public static func constant(_ value: Value) -> Driver<Value> {
    Driver(reading: { value })
  }

  /// The newest value; reading it inside a binding tracks it.
  @inlinable
  public var value: Value { read() }

  /// A driver of a part of the value.
  ///
  ///     $user        Ana, 30 ── Ana, 31 ── Ben, 31 ──▶
  ///     $user.name   Ana ───────────────── Ben ──────▶
  ///
  /// Members of the driver itself take precedence: for a property called `value` use `map(\.value)`.
  @inlinable
  public subscript<Part>(dynamicMember keyPath: KeyPath<Value, Part>) -> Driver<Part> {
    Driver<Part>(Computed { value[keyPath: keyPath] })
  }

  /// Calls `body` now and after each change, until the result is disposed or released. Reads of `body` are not tracked.
  ///
  /// - Parameters:
  ///   - name: the binding's name in reports.
  ///   - fileID: the calling file, for reports.
  ///   - line: the calling line, for reports.
  ///   - body: receives the value.
  /// - Returns: a disposable that keeps the binding alive.
  @inlinable
  public func bind(
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    makeBinding(name, fileID: fileID, line: line, flags: [.effect, .ownsEffects, .observesApart]) { [read] in
      let value = observing(read)
      // The code that computes the value may have ended the binding.
      if !isRunDisposed { untracked { body(value) } }
    }
  }

  /// Sets a property of `target` now and after each change; has no effect once `target` is released.
  public func bind<Target: AnyObject>(
    to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>,
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Disposable {
    bind(name: name, fileID: fileID, line: line) { [weak target] value in target?[keyPath: keyPath] = value }
  }
}

extension Driver: ClosureHolding {
  package var holder: (any ClosureHolder)? { source as? any ClosureHolder }
}
