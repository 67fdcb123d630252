/// A value derived from others. It is computed when it is read and kept until one of the values that it read changes.
///
///     private(set) lazy var total = Computed(self) { $0.price * $0.amount }
///
///     price    3 ────── 4 ───── 2 ──────▶
///     amount   2 ───────────────── 4 ───▶
///     total    6 ────── 8 ───── 4 ─ 8 ──▶   computed only if something reads it
///
/// If it comes out equal, what depends on it does not run. NaN differs from itself, and a value whose type has no `==` from every other, so
/// those always count as a change.
///
/// A binding or another derived value that reads it keeps what computes it for as long as it depends on it, even after the `Computed` itself
/// is released. Until then its closure runs again at each change. So a closure that captures `[unowned self]` may run after `self` is released,
/// and stops the program there; a captured `self` is a cycle where the object stores the value. `Computed(self)` avoids both: it holds its
/// owner weakly and keeps the last value once the owner is released.
///
///     owner      ──────────────▶ ✗ released
///     Computed   ──────────────▶ ✗ with its owner
///     closure    runs ── runs ────── runs ──────▶ ✗ when no reader depends on it: [unowned self] stops the program
///
/// The closure should write no box. If it does, what depends on that box runs afterwards, at a time that depends on the readers of this value. A
/// value that reads itself, directly or through others, is reported (``Report/readOfItself(_:)``), and the read gets its last value; if it has
/// none yet, the program stops with its name. Effects made in the closure belong to the effect
/// during whose run it is computed, if there is one. For a closure that may fail there is ``ThrowingComputed``.
@MainActor
public final class Computed<Value> {
  @usableFromInline let cell: UnsafeMutablePointer<DerivedCell<Value>>

  /// Makes a value that is computed by `compute` when it is first read.
  ///
  /// For a closure that reads an object's own properties use `Computed(self)`: this one may run after the object is released, as long as a
  /// reader depends on the value.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - isEqual: says whether a new value is no change; by default `==` of an `Equatable` value.
  ///   - compute: reads boxes and other derived values; it should write none.
  @inlinable
  public init(
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor () -> Value
  ) {
    cell = Self.makeCell(name, Self.update(isEqual, compute))
  }

  /// Makes a value that an object derives from its own properties.
  ///
  ///     private(set) lazy var total = Computed(self) { $0.price * $0.amount }
  ///
  /// The owner is held weakly: storing the value in it makes no cycle. Once the owner is gone the value stays as it was last; reading a value for
  /// the first time then stops the program with its name, since there is none.
  ///
  /// - Parameters:
  ///   - owner: what `compute` is called with; usually `self`.
  ///   - name: what reports call it.
  ///   - isEqual: says whether a new value is no change; by default `==` of an `Equatable` value.
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
    // Inlined always: a call would cost a chain a tenth more.
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
      // The pointer is of no use once the object is gone.
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

  /// What computes the value. Made where the type is known, so that the comparison is compiled for it; not inlined, so that there is one of
  /// it for each type.
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

  /// What computes the value for as long as its owner lives.
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
