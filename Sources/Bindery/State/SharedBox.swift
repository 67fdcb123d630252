/// Observable state in a struct or a local variable; otherwise like ``Box``.
///
///     @SharedBox var count = 0
///
/// Copies of the struct share the value. In a struct an array is changed in place as in a ``Box``. For a local variable the compiler reads the
/// whole value, changes it and writes it back, which copies the array; `_items.wrappedValue.append(4)` changes it in place there, too.
///
/// The inspection shows its type as its name, unless it has another: `@SharedBox("count") var count = 0`.
@MainActor
@propertyWrapper
public struct SharedBox<Value> {
  @usableFromInline let node: BoxNode<Value>

  /// Creates a box that holds `wrappedValue`.
  ///
  /// - Parameters:
  ///   - wrappedValue: the initial value.
  ///   - name: the name in the inspection and in reports.
  @inlinable
  public init(wrappedValue: Value, _ name: StaticString = "") {
    node = BoxNode(wrappedValue, name: name)
  }

  /// The value. Reading it inside a binding tracks it.
  @inlinable
  public var wrappedValue: Value {
    get { node.read() }
    nonmutating set { node.set(newValue) }
    // An array that is changed in place is not copied.
    nonmutating _modify {
      var value = node.cell.take()
      defer {
        node.cell.putBack(value)
        extendLifetime(node)
      }
      yield &value
    }
  }

  /// The value's ``Driver``.
  public var projectedValue: Driver<Value> { Driver(node: node) }
}
