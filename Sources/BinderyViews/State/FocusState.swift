internal import Bindery

/// The field of a view with the keyboard focus.
///
///     @FocusState private var focus: Field?
///     TextField("Email", text: $email).focused($focus, equals: .email)
///
/// Writing it moves the focus. It changes when a field gains or loses the focus.
@preconcurrency @MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>
  /// The value while no field has the focus.
  private let none: Value

  /// Creates a state without a focus.
  public init() where Value == Bool {
    none = false
    state = State(wrappedValue: none)
  }

  /// Creates a state without a focus.
  public init<Wrapped>() where Value == Wrapped? {
    none = nil
    state = State(wrappedValue: none)
  }

  /// The field, or whether it has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for ``View/focused(_:equals:)``.
  public var projectedValue: Binding { Binding(value: state.projectedValue, none: none) }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    state.connect(to: storage, index: index, environment: environment)
  }

  /// A two-way connection to a ``FocusState``.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Binding {
    let value: Bindery.Binding<Value>
    let none: Value

    /// The field, or whether it has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }
}
