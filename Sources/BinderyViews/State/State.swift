public import Bindery

/// State that belongs to a view while it is mounted: whether a prompt is open, the content of a field.
///
/// State that matters beyond the view belongs in its view model.
@preconcurrency @MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let link: StateLink<Value>

  /// Sets the initial value.
  public init(wrappedValue: Value) {
    link = StateLink(wrappedValue)
  }

  /// Sets the initial value, in an initializer of the view: `_model = State(initialValue: model)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. Reads in a body, a block or a value argument are tracked.
  // Inlined into the app, as generic code would look up its types with each access.
  @inlinable public var wrappedValue: Value {
    get { link.cell.value }
    nonmutating set { link.cell.value = newValue }
  }

  /// A binding to the value, for a control.
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.cell.value }, set: { link.cell.value = $0 })
  }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    if let kept = storage.kept[index] as? StateCell<Value> {
      link.cell = kept
    } else {
      storage.kept[index] = link.cell
    }
  }
}

/// Connects a value of the view to the state of its slot.
@MainActor
@usableFromInline
final class StateLink<Value> {
  @usableFromInline var cell: StateCell<Value>

  init(_ value: Value) { cell = StateCell(value) }
}

/// The state of one slot.
@MainActor
@usableFromInline
final class StateCell<Value> {
  // Its name is that of the state in traces.
  @usableFromInline var _value: Box<Value>

  init(_ value: Value) { _value = Box(wrappedValue: value) }

  /// As `@Box` makes it, but inlinable. A change in place copies the value, as it does in a view.
  @inlinable var value: Value {
    get { Box[_enclosingInstance: self, wrapped: \.value, storage: \._value] }
    set { Box[_enclosingInstance: self, wrapped: \.value, storage: \._value] = newValue }
  }
}
