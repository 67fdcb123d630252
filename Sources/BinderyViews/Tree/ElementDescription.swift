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
  /// What stands in the element, after its content.
  private(set) var attachment: AnyView?
  private(set) var handlers: [(kind: UserEvent.Kind, run: Handler)] = []

  /// Sets a property that changes only with the block around; `nil` leaves it out.
  mutating func set(_ property: Property, _ value: PropertyValue?) {
    properties.removeAll { $0.property == property }
    if let value { properties.append((property, .constant(value))) }
  }

  mutating func set(_ property: Property, _ value: String?) { set(property, value.map(PropertyValue.string)) }
  mutating func set(_ property: Property, _ value: Int?) { set(property, value.map(PropertyValue.int)) }
  /// Sets a Boolean property, which is left out where false.
  mutating func set(_ property: Property, flag: Bool) { set(property, flag ? .bool(true) : nil) }

  /// Binds a property: what the closure reads is tracked.
  mutating func bind(_ property: Property, _ source: @escaping @MainActor () -> PropertyValue?) {
    properties.removeAll { $0.property == property }
    properties.append((property, .live(source)))
  }

  /// Binds a property that is true if the closure, or one bound by a modifier further out, says so.
  mutating func bind(_ property: Property, or condition: @escaping @MainActor () -> Bool) {
    let outer = properties.first { $0.property == property }?.source
    bind(property) { condition() || outer?.value == .bool(true) ? .bool(true) : nil }
  }

  /// Takes events of a kind.
  mutating func on(_ kind: UserEvent.Kind, _ run: @escaping Handler) {
    handlers.removeAll { $0.kind == kind }
    handlers.append((kind, run))
  }

  /// Puts something into the element, after its content.
  mutating func attach(_ view: some View) { attachment = AnyView(view) }

  var events: Int { handlers.reduce(0) { $0 | 1 << $1.kind.rawValue } }
}
