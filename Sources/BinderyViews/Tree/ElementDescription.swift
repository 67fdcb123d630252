internal import Bindery

/// What an element shows and takes, as its view and its modifiers say it. Later entries override earlier ones.
@MainActor
struct ElementDescription {
  enum Source {
    case constant(PropertyValue)
    case live(@MainActor () -> PropertyValue?)

    /// The value now.
    @MainActor var value: PropertyValue? {
      switch self {
      case .constant(let value): value
      case .live(let value): value()
      }
    }
  }

  /// What a handler may do to its element.
  typealias Handler = @MainActor (UserEvent.Action, ElementSlot) -> Void

  private(set) var properties: [(property: Property, source: Source)] = []
  /// A view inside the element, after its content.
  private(set) var attachment: AnyView?
  private(set) var handlers: [(kind: UserEvent.Kind, run: Handler)] = []

  /// Sets a property that changes only with the block around; `nil` leaves it out.
  mutating func set<Value>(_ key: PropertyKey<Value>, _ value: Value?) {
    replace(key.property, by: value.map { .constant($0.stored) })
  }

  /// Sets a Boolean property, which is left out where false.
  mutating func set(_ key: PropertyKey<Bool>, flag: Bool) { set(key, flag ? true : nil) }

  /// Binds a property: what the closure reads is tracked.
  mutating func bind<Value>(_ key: PropertyKey<Value>, _ source: @escaping @MainActor () -> Value) {
    replace(key.property, by: .live { source().stored })
  }

  /// Binds words: what the closure reads is tracked.
  // Not generic, so that the closure is kept as it is: a generic one is wrapped once more, 48 bytes for each text.
  mutating func bind(_ key: PropertyKey<String>, _ source: @escaping @MainActor () -> String) {
    replace(key.property, by: .live { .string(source()) })
  }

  /// Binds a property that is left out where the closure gives `nil`: what the closure reads is tracked.
  mutating func bindOptional<Value>(_ key: PropertyKey<Value>, _ source: @escaping @MainActor () -> Value?) {
    replace(key.property, by: .live { source()?.stored })
  }

  /// Binds words that are left out where they are empty: what the closure reads is tracked.
  mutating func bindNonEmpty(_ key: PropertyKey<String>, _ source: @escaping @MainActor () -> String) {
    bindOptional(key) {
      let words = source()
      return words.isEmpty ? nil : words
    }
  }

  /// Binds a two-way Boolean: what the person turns on or off, the binding gets.
  mutating func toggles(_ isOn: Binding<Bool>) {
    bind(.isOn) { isOn.wrappedValue }
    on(.toggle) { action, slot in
      if case .toggle(let value) = action { slot.echo(.isOn, value, to: isOn) }
    }
  }

  /// Binds a property that is true if the closure, or one bound by a modifier further out, says so.
  mutating func bindTrue(_ key: PropertyKey<Bool>, or condition: @escaping @MainActor () -> Bool) {
    let outer = properties.first { $0.property == key.property }?.source
    bindOptional(key, { condition() || outer?.value == .bool(true) ? true : nil })
  }

  private mutating func replace(_ property: Property, by source: Source?) {
    properties.removeAll { $0.property == property }
    if let source { properties.append((property, source)) }
  }

  /// Takes events of a kind.
  mutating func on(_ kind: UserEvent.Kind, _ run: @escaping Handler) {
    handlers.removeAll { $0.kind == kind }
    handlers.append((kind, run))
  }

  /// Puts something into the element, after its content.
  mutating func attach(_ view: some View) { attachment = AnyView(view) }

  var events: UserEvent.Kinds { handlers.reduce(into: []) { $0.insert(UserEvent.Kinds($1.kind)) } }
}
