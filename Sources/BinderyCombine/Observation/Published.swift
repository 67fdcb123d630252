public import OpenCombine

/// A property of an ``ObservableObject`` that reports when it is about to change.
///
///     @Published var query = ""
///
/// `$query` publishes the current value, then each new value before it is stored: a subscriber that reads the property sees the old one.
/// Equal values are published too, as in Combine; `removeDuplicates()` drops them.
@propertyWrapper
public struct Published<Value> {
  private let state: PublishedState<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { state = PublishedState(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Unavailable: the object has to be notified, so it has to be a class.
  @available(*, unavailable, message: "@Published is available on properties of classes only.")
  public var wrappedValue: Value {
    // Stopping is right: the compiler rejects every use, so the bodies never run.
    get { fatalError("Unavailable") }
    set { fatalError("Unavailable") }
  }

  /// Unavailable: see ``wrappedValue``.
  @available(*, unavailable, message: "@Published is available on properties of classes only.")
  public var projectedValue: Publisher {
    // Stopping is right: the compiler rejects every use, so the bodies never run.
    get { fatalError("Unavailable") }
    set { fatalError("Unavailable") }
  }

  /// The value.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].state.value }
    set {
      let state = owner[keyPath: storage].state
      state.find(owner)
      state.set(newValue)
    }
  }

  /// The publisher of the value.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected wrapped: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let state = owner[keyPath: storage].state
      state.find(owner)
      return Publisher(state: state)
    }
    // `assign(to: &$x)` writes back what it read.
    set {}
  }

  /// Publishes the current value, then each new one before it is stored.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let state: PublishedState<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      state.subject.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property for as long as its object lives: `publisher.assign(to: &$results)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.state.assign(self)
  }
}

/// The state of a ``Published`` property, shared by all copies of its wrapper.
private final class PublishedState<Value> {
  private(set) var value: Value
  /// The publisher of the value, or nil until the first subscription: most properties have no subscriber.
  private var publisher: CurrentValueSubject<Value, Never>?
  private var willChange: ObservableObjectPublisher?
  private var hasOwner = false
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Finds the publisher of the object whose property this is.
  func find(_ owner: AnyObject) {
    guard !hasOwner else { return }
    hasOwner = true
    if let object = owner as? any ObservableObject {
      willChange = object.objectWillChange as? ObservableObjectPublisher
    }
  }

  func set(_ newValue: Value) {
    willChange?.send()
    publisher?.send(newValue)
    value = newValue
  }

  /// The publisher of the value, created on first use.
  var subject: CurrentValueSubject<Value, Never> {
    if let publisher { return publisher }
    let publisher = CurrentValueSubject<Value, Never>(value)
    self.publisher = publisher
    return publisher
  }

  func assign(_ publisher: some OpenCombine.Publisher<Value, Never>) {
    assignments.append(publisher.sink { [weak self] in self?.set($0) })
  }
}
