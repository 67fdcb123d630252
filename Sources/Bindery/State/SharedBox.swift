/// Observable state in a struct or a local variable; otherwise as ``Box``.
///
///     @SharedBox var count = 0
///
/// Copies of the struct share the one value.
@MainActor
@propertyWrapper
public struct SharedBox<Value> {
  @usableFromInline let node: BoxNode<Value>

  /// Makes a box that holds `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) {
    node = BoxNode(wrappedValue)
  }

  /// The value. Reading it inside a binding tracks it.
  @inlinable
  public var wrappedValue: Value {
    get { node.read() }
    nonmutating set { node.set(newValue) }
  }

  /// The value's ``Driver``.
  public var projectedValue: Driver<Value> { Driver(node: node) }
}
