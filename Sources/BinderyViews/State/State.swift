public import Bindery

/// State that a view keeps for itself while it is on the screen: whether a prompt is open, what a field holds.
///
/// What matters beyond the view belongs into its view model.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  /// Begins with a value.
  public init(wrappedValue: Value) {
    link = StateLink(wrappedValue)
  }

  /// The value. Reading it in a body, a block or a value argument tracks it.
  public var wrappedValue: Value {
    get { link.cell.value }
    nonmutating set { link.cell.value = newValue }
  }

  /// Two-way, for a control.
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.cell.value }, set: { link.cell.value = $0 })
  }

  func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    if let kept = storage.kept[index] as? StateCell<Value> {
      link.cell = kept
    } else {
      storage.kept[index] = link.cell
    }
  }
}

/// Where a value of the view finds the state of its place.
@MainActor
private final class StateLink<Value> {
  var cell: StateCell<Value>

  init(_ value: Value) { cell = StateCell(value) }
}

/// The state of one place.
@MainActor
private final class StateCell<Value> {
  @Box var value: Value

  init(_ value: Value) { self.value = value }
}
