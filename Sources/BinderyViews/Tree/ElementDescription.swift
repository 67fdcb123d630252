internal import Bindery
internal import Foundation

/// The properties and events of an element, from its view and its modifiers. Later entries override earlier
/// ones.
@MainActor
struct ElementDescription {
  enum Source {
    case constant(PropertyValue)
    case live(@MainActor () -> PropertyValue?)
    /// A text has a case of its own, so that its closure is stored as it is.
    case words(@MainActor () -> String)

    /// The current value.
    @MainActor var value: PropertyValue? {
      switch self {
      case .constant(let value): value
      case .live(let value): value()
      case .words(let words): .string(words())
      }
    }
  }

  /// The action for an event of an element.
  typealias Handler = @MainActor (UserEvent.Action, ElementSlot) -> Void

  private(set) var properties: [(property: Property, source: Source)] = []
  /// The property whose value depends on the size of the element.
  private(set) var sized: SizedProperty?
  /// A view inside the element, after its content.
  private(set) var attachment: AnyView?
  /// Views behind and in front of the content of a box.
  private(set) var underlay: AnyView?
  private(set) var overlay: AnyView?
  /// A view at the end of a row, beside its content.
  private(set) var trailing: AnyView?
  private(set) var handlers: [(kind: UserEvent.Kind, run: Handler)] = []
  /// The kinds of events that it never accepts.
  private var ignored: UserEvent.Kinds = []
  /// What it does with values that are dropped on it, or beside it.
  private(set) var destination: DropDestination?
  /// The selection value, in a picker or tab view.
  var tag: AnyHashable?
  /// What is wrong with its value; nil for an element that is not validated.
  var validity: FieldValidity?
  /// Whether it is the field of a searchable view, which has a trigger of its own.
  var isSearch = false

  /// Sets a property that changes only with the surrounding block; `nil` omits it.
  mutating func set<Value>(_ key: PropertyKey<Value>, _ value: Value?) {
    replace(key.property, by: value.map { .constant($0.stored) })
  }

  /// Sets a Boolean property; false omits it.
  mutating func set(_ key: PropertyKey<Bool>, flag: Bool) { set(key, flag ? true : nil) }

  /// Binds a property. The closure is tracked.
  mutating func bind<Value>(_ key: PropertyKey<Value>, _ source: @escaping @MainActor () -> Value) {
    replace(key.property, by: .live { source().stored })
  }

  /// Binds a text. The closure is tracked.
  mutating func bind(_ key: PropertyKey<String>, _ source: @escaping @MainActor () -> String) {
    replace(key.property, by: .words(source))
  }

  /// Binds a property that is omitted while the closure returns `nil`. The closure is tracked.
  mutating func bindOptional<Value>(_ key: PropertyKey<Value>, _ source: @escaping @MainActor () -> Value?) {
    replace(key.property, by: .live { source()?.stored })
  }

  /// Binds a property that has the value of an outer modifier, if any, while the closure returns nil. The closure is tracked.
  mutating func bindInner<Value>(_ key: PropertyKey<Value>, _ source: @escaping @MainActor () -> Value?) {
    guard let outer = properties.first(where: { $0.property == key.property })?.source else {
      return bindOptional(key, source)
    }
    replace(key.property, by: .live { source()?.stored ?? outer.value })
  }

  /// Binds a text that is omitted while it is empty. The closure is tracked.
  mutating func bindNonEmpty(_ key: PropertyKey<String>, _ source: @escaping @MainActor () -> String) {
    bindOptional(key) {
      let words = source()
      return words.isEmpty ? nil : words
    }
  }

  /// Binds a property to a value for the size of the element: that of a frame with both lengths, or the one that a host reports. The closure is tracked.
  mutating func bindToSize<Value>(_ key: PropertyKey<Value>, _ value: @escaping @MainActor (CGSize) -> Value)
  {
    sized = SizedProperty(key.property) { value($0).stored }
  }

  /// Whether a host reports the size that a property depends on.
  var needsReport: Bool {
    guard sized != nil else { return false }
    return constant(.frame).map { $0.width == nil || $0.height == nil } ?? true
  }

  /// Binds the property that a toggle event changes, and writes the person's changes to the binding.
  mutating func toggles(_ key: PropertyKey<Bool>, _ binding: Binding<Bool>) {
    bind(key) { binding.wrappedValue }
    on(.toggle) { action, slot in
      if case .toggle(let value) = action { slot.echo(key, value, to: binding) }
    }
  }

  /// Binds a property that is true if the closure, or one bound by an outer modifier, returns true.
  mutating func bindTrue(_ key: PropertyKey<Bool>, or condition: @escaping @MainActor () -> Bool) {
    let outer = properties.first { $0.property == key.property }?.source
    bindOptional(key, { condition() || outer?.value == .bool(true) ? true : nil })
  }

  private mutating func replace(_ property: Property, by source: Source?) {
    if let index = properties.firstIndex(where: { $0.property == property }) { properties.remove(at: index) }
    guard let source else { return }
    // Room for the usual number. Without it, the array is reallocated at the second and the third.
    if properties.isEmpty { properties.reserveCapacity(4) }
    properties.append((property, source))
  }

  /// Accepts events of a kind.
  mutating func on(_ kind: UserEvent.Kind, _ run: @escaping Handler) {
    handlers.removeAll { $0.kind == kind }
    if !ignored.contains(kind) { handlers.append((kind, run)) }
  }

  /// Accepts no events of a kind, whatever other modifiers say.
  mutating func ignore(_ kind: UserEvent.Kind) {
    handlers.removeAll { $0.kind == kind }
    ignored.insert(UserEvent.Kinds(kind))
  }

  /// Accepts events of a kind in addition to the existing handlers.
  mutating func also(_ kind: UserEvent.Kind, _ run: @escaping Handler) { handlers.append((kind, run)) }

  /// Accepts values that are dropped on the element, or beside it.
  ///
  /// - Parameters:
  ///   - type: the name of their type.
  ///   - key: the property that hosts read: ``PropertyKey/dropType`` or ``PropertyKey/insertionType``.
  ///   - action: the action, which also ignores values of other types.
  mutating func accept(
    _ type: String, for key: PropertyKey<String>, _ action: @escaping DropDestination.Action
  ) {
    set(key, type)
    let destination = destination ?? DropDestination()
    destination.add(action, for: key.property)
    self.destination = destination
  }

  /// Adds a view to the element, after its content.
  mutating func attach(_ view: some View) { attachment = AnyView(view) }

  /// Adds a view at the end of a row.
  mutating func trail(_ view: some View) { trailing = AnyView(view) }

  /// Adds a view behind the content of a box.
  mutating func layBehind(_ view: some View) { underlay = AnyView(view) }

  /// Adds a view in front of the content of a box.
  mutating func layInFront(_ view: some View) { overlay = AnyView(view) }

  /// Returns the value of a property that changes only with the surrounding block; `nil` for a bound one.
  func constant<Value>(_ key: PropertyKey<Value>) -> Value? {
    guard case .constant(let value)? = properties.first(where: { $0.property == key.property })?.source else {
      return nil
    }
    return Value(value)
  }

  /// A line of views, as `HStack` describes it.
  static var line: ElementDescription {
    var line = ElementDescription()
    line.set(.axis, .horizontal)
    line.set(.spacing, 8)
    line.set(.alignment, .center)
    return line
  }

  var events: UserEvent.Kinds { handlers.reduce(into: []) { $0.insert(UserEvent.Kinds($1.kind)) } }
}
