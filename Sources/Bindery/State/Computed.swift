/// A value derived from others. It is computed when it is read and kept until one of the values that it read changes.
///
///     private(set) lazy var total = Computed { [unowned self] in price * amount }
///
/// If it comes out equal, what depends on it does not run. NaN differs from itself, so a derived NaN always counts as a change.
@MainActor
public final class Computed<Value> {
  @exclusivity(unchecked) private var state: Value?
  private let node: NodePointer

  /// Makes a value that is computed by `compute` when it is first read.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - isEqual: says whether a new value is no change; by default `==` of an `Equatable` value.
  ///   - compute: reads boxes and other derived values; it should write none.
  public init(
    _ name: String = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor () -> Value
  ) {
    let node = NodePointer.allocate(capacity: 1)
    self.node = node
    node.initialize(to: Node(flags: [.derived, .dirty], name: name, update: { false }))
    let isEqual = isEqual ?? equality(of: Value.self)
    // Not a cycle, and not used after the deinit: the node is freed there.
    let update: @MainActor () -> Bool = { [unowned(unsafe) self] in
      let new = tracked(node, compute)
      let old = self.state
      self.state = new
      if let old, let isEqual { return !isEqual(old, new) }
      return true
    }
    node.pointee.update = unsafeBitCast(update, to: (() -> Bool).self)
  }

  isolated deinit { free(node) }

  /// The value, computed now if a source changed. Reading it inside a binding tracks it.
  public var value: Value {
    if node.pointee.flags.contains(.running) { failOnSelfReading() }
    if !node.pointee.flags.isDisjoint(with: .stale) { refresh(node) }
    if activeNode != nil { track(node) }
    guard let state else { failOnSelfReading() }
    return state
  }

  /// Its driver.
  public var driver: Driver<Value> { Driver(self) }

  private func failOnSelfReading() -> Never {
    preconditionFailure(
      "The derived value \(node.pointee.name) reads itself, directly or through others: it has no value to give."
    )
  }
}
