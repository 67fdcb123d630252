internal import Bindery

/// Which field of a view has the keyboard focus.
///
///     @FocusState private var focus: Field?
///     TextField("Email", text: $email).focused($focus, equals: .email)
///
/// Writing it moves the focus. It follows people when they type into a field.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Begins without a focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Begins without a focus.
  public init<Wrapped>() where Value == Wrapped? { state = State(wrappedValue: nil) }

  /// The field, or whether it has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for ``View/focused(_:equals:)``.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    state.connect(to: storage, index: index, environment: environment)
  }

  /// A two-way connection to a ``FocusState``.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let value: Bindery.Binding<Value>

    /// The field, or whether it has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }
}
