/// What an element shows and takes, as its view and its modifiers say it. Later entries override earlier ones.
@MainActor
struct ElementDescription {
  enum Source {
    case constant(PropertyValue)
    case live(@MainActor () -> PropertyValue?)
  }

  /// What a handler may do to its element.
  typealias Handler = @MainActor (UserEvent.Action, ElementSlot) -> Void

  private(set) var properties: [(property: Property, source: Source)] = []
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

  /// Takes events of a kind.
  mutating func on(_ kind: UserEvent.Kind, _ run: @escaping Handler) {
    handlers.removeAll { $0.kind == kind }
    handlers.append((kind, run))
  }

  var events: Int { handlers.reduce(0) { $0 | 1 << $1.kind.rawValue } }
}
