/// A value derived from others. It is computed when it is read and cached until one of its sources changes.
///
///     private(set) lazy var total = Computed(self) { $0.price * $0.amount }
///
///     price    3 ────── 4 ───── 2 ──────▶
///     amount   2 ───────────────── 4 ───▶
///     total    6 ────── 8 ───── 4 ─ 8 ──▶   computed only if something reads it
///
/// If the new value is equal, its readers do not run. NaN differs from itself, and values of a type without `==` always differ, so
/// they always count as changed.
///
/// A binding or another derived value that reads it retains its closure for as long as it depends on it, even after the `Computed` itself
/// is released. Until then the closure runs again at each change. So a closure that captures `[unowned self]` may run after `self` is released,
/// and stops the program; a captured `self` is a cycle if the object stores the value. `Computed(self)` avoids both: it holds its
/// owner weakly and keeps the last value once the owner is released.
///
///     owner      ──────────────▶ ✗ released
///     Computed   ──────────────▶ ✗ with its owner
///     closure    runs ── runs ────── runs ──────▶ ✗ when no reader depends on it: [unowned self] stops the program
///
/// The closure should write no box. If it does, the box's readers run afterwards, at a time that depends on the readers of this value. A
/// value that reads itself, directly or through others, is reported (``Report/readOfItself(_:)``), and the read returns its last value; without
/// one, the program stops with its name. Effects created in the closure belong to the effect during whose run it is computed, if any. For a
/// closure that may throw, use ``ThrowingComputed``.
@MainActor
public final class Computed<Value> {
  @usableFromInline let cell: UnsafeMutablePointer<DerivedCell<Value>>

  /// Creates a value that `compute` computes on first use.
  ///
  /// For a closure that reads an object's own properties use `Computed(self)`: this one may run after the object is released, as long as
  /// the value has readers.
  ///
  /// - Parameters:
  ///   - name: the value's name in reports.
  ///   - isEqual: whether two values are equal; by default `==` if the value is `Equatable`.
  ///   - compute: reads boxes and other derived values; it should write none.
  @inlinable
  public init(
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor () -> Value
  ) {
    cell = Self.makeCell(name, Self.update(isEqual, compute))
  }

  /// Creates a value that an object derives from its own properties.
  ///
  ///     private(set) lazy var total = Computed(self) { $0.price * $0.amount }
  ///
  /// The owner is held weakly: storing the value in it creates no cycle. Once the owner is released the value is constant; reading it for
  /// the first time then stops the program with its name, since it has no value.
  ///
  /// - Parameters:
  ///   - owner: the argument of `compute`; usually `self`.
  ///   - name: the value's name in reports.
  ///   - isEqual: whether two values are equal; by default `==` if the value is `Equatable`.
  ///   - compute: reads boxes and other derived values; it should write none.
  public init<Owner: AnyObject>(
    _ owner: Owner,
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor (Owner) -> Value
  ) {
    cell = Self.makeCell(name, Self.update(isEqual, compute, of: owner))
  }

  @inlinable
  static func makeCell(
    _ name: StaticString, _ update: consuming UpdateBody
  ) -> UnsafeMutablePointer<DerivedCell<Value>> {
    let cell = UnsafeMutablePointer<DerivedCell<Value>>.allocate(capacity: 1)
    cell.initialize(
      to: DerivedCell(
        node: DerivedNode(
          source: SourceNode(node: Node(flags: [.derived, .dirty, .unset], name: name)), update: update)))
    if isInspecting { registerDerived(cell) }
    return cell
  }

  isolated deinit {
    let cell = cell
    releaseDerived(node) {
      cell.deinitialize(count: 1)
      cell.deallocate()
    }
  }

  /// The value, computed now if a source changed. Reading it inside a binding tracks it.
  @inlinable
  public var value: Value {
    // Always inlined: a call would make a chain a tenth slower.
    @inline(__always) get {
      let node = node
      let flags = node.pointee.node.flags
      if !flags.isDisjoint(with: .looksFirst) {
        if flags.contains(.running) {
          reportReadOfItself(node.head)
          return cell.pointee.value.unsafelyUnwrapped
        }
        bringUpToDate(node.head)
      }
      if let run = engine.activeRun { track(node, in: run) }
      // The pointer is invalid once the object is released.
      defer { extendLifetime(self) }
      return cell.pointee.value.unsafelyUnwrapped
    }
  }

  /// Its driver.
  public var driver: Driver<Value> { Driver(self) }

  /// Its node.
  @inlinable var node: SourcePointer {
    UnsafeMutableRawPointer(cell).assumingMemoryBound(to: SourceNode.self)
  }

  /// Returns the function that computes the value. It is created where the type is known, so that the comparison is
  /// compiled for it; not inlined, so that it exists once for each type.
  @inlinable @inline(never)
  static func update(
    _ isEqual: ((Value, Value) -> Bool)?, _ compute: @escaping @MainActor () -> Value
  ) -> UpdateBody {
    if let isEqual = isEqual ?? equality(of: Value.self) {
      UpdateBody { $0.store(compute(), isEqual) }
    } else {
      UpdateBody { $0.store(compute()) { isSame($0, $1, nil) } }
    }
  }

  /// Returns the function that computes the value for as long as its owner lives.
  private static func update<Owner: AnyObject>(
    _ isEqual: ((Value, Value) -> Bool)?, _ compute: @escaping @MainActor (Owner) -> Value, of owner: Owner
  ) -> UpdateBody {
    let isEqual = isEqual ?? equality(of: Value.self)
    return UpdateBody { [weak owner] node in
      guard let owner else {
        requireValue(node)
        return false
      }
      return node.store(compute(owner)) { isSame($0, $1, isEqual) }
    }
  }
}
