/// A value derived from others. It is computed when it is read and kept until one of the values that it read changes.
///
///     private(set) lazy var total = Computed { [unowned self] in price * amount }
///
/// If it comes out equal, what depends on it does not run. NaN differs from itself, so a derived NaN always counts as a change.
@MainActor
public final class Computed<Value> {
  @usableFromInline let cell: UnsafeMutablePointer<DerivedCell<Value>>

  /// Makes a value that is computed by `compute` when it is first read.
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
    let cell = UnsafeMutablePointer<DerivedCell<Value>>.allocate(capacity: 1)
    self.cell = cell
    let body: UpdateBody
    if let isEqual {
      body = UpdateBody { Self.store(compute(), in: cell) { isEqual($0, $1) } }
    } else {
      // Made here, where the types are known, so that the comparison is compiled for them.
      let isEqual = equality(of: Value.self)
      body = UpdateBody { Self.store(compute(), in: cell) { isSame($0, $1, isEqual) } }
    }
    cell.initialize(
      to: DerivedCell(
        node: DerivedNode(
          source: SourceNode(node: Node(flags: [.derived, .dirty], name: name)), update: body)))
    if isInspecting { registerDerived(cell) }
  }

  isolated deinit {
    let cell = cell
    endSource(node) {
      cell.deinitialize(count: 1)
      cell.deallocate()
    }
  }

  /// The value, computed now if a source changed. Reading it inside a binding tracks it.
  @inlinable
  public var value: Value {
    let node = node
    if !node.pointee.node.flags.isDisjoint(with: [.dirty, .pending, .running]) { bringUpToDate(node.head) }
    if let run = activeRun { track(node, in: run) }
    return cell.pointee.value.unsafelyUnwrapped
  }

  /// Its driver.
  public var driver: Driver<Value> { Driver(self) }

  /// Its node.
  @inlinable var node: SourcePointer {
    UnsafeMutableRawPointer(cell).assumingMemoryBound(to: SourceNode.self)
  }

  /// Keeps a new value, and says whether it differs from the old one.
  @inlinable @inline(__always)
  static func store(
    _ new: Value, in cell: UnsafeMutablePointer<DerivedCell<Value>>, isEqual: (Value, Value) -> Bool
  ) -> Bool {
    if let old = cell.pointee.value, isEqual(old, new) { return false }
    cell.pointee.value = new
    return true
  }
}
