/// A value that changes over time, to be read and observed but not written: what a view model shows.
///
/// It lives on the main actor, never fails and always has a value. `$summary` is the driver of `@Box var summary`.
///
///     driver        1 ───── 2 ── 3 ──▶
///     bound here       ├───────────▶
///     the binding      1 ── 2 ── 3 ──▶
///
/// A key path makes a driver of a part: `$user.name` is a `Driver<String>`, which changes with the name alone.
@MainActor
@dynamicMemberLookup
public struct Driver<Value> {
  @usableFromInline let read: @MainActor () -> Value
  /// What has the closures that the value is read by.
  @usableFromInline let source: AnyObject?

  /// Makes a driver of all that `read` reads, computed anew at each reading. ``map(_:)`` and ``Computed`` keep the result.
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

  /// A driver of a derived value.
  @inlinable
  public init(_ computed: Computed<Value>) {
    read = { computed.value }
    source = computed
  }

  /// A driver whose value never changes.
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
  /// Members of the driver itself come first: for a property called `value` there is `map(\.value)`.
  @inlinable
  public subscript<Part>(dynamicMember keyPath: KeyPath<Value, Part>) -> Driver<Part> {
    Driver<Part>(Computed { value[keyPath: keyPath] })
  }

  /// Calls `body` now and after each change, until the result is disposed or goes. What `body` reads is not tracked.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - fileID: the file that makes it, for reports.
  ///   - line: the line that makes it, for reports.
  ///   - body: gets the value.
  /// - Returns: what keeps it alive.
  @inlinable
  public func bind(
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    makeBinding(name, fileID: fileID, line: line, flags: [.effect, .ownsEffects, .observesApart]) { [read] in
      let value = observing(read)
      // What computes the value may have ended the binding.
      if !isRunDisposed { untracked { body(value) } }
    }
  }

  /// Sets a property of `target` now and after each change; does nothing once `target` is gone.
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
