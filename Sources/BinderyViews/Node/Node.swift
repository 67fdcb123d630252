/// An element that a host shows: a role, properties and children. Hosts read nodes; only the ``ViewTree``
/// writes them.
///
/// Not `Sendable`: a node stays on the main actor with its tree.
public final class Node {
  /// Identifies the node within its tree.
  public let id: NodeID
  /// The kind of element.
  public let role: Role
  // Unchecked is right for all of these: only the main actor uses nodes, and no access lasts while other code runs.

  /// The directions in which the element takes the space that it is offered (``PropertyKey/growth``). A field, because many nodes have it, and
  /// it has room beside the role.
  @exclusivity(unchecked) public private(set) var growth: Axis.Set = []
  /// The index among the children of the parent where it was last known to be: a guess, modulo 65,536.
  @exclusivity(unchecked) private var place: UInt16 = 0
  /// The batch in which the node was created. Until that batch is taken, no host has seen the node.
  let batch: UInt32
  /// A bit for several properties each, set if the node may have one of them: most reads are of properties that a node does not have.
  @exclusivity(unchecked) private var mayHave: UInt32 = 0
  // A weak reference would cost a side table per node. This one is safe because a parent clears it in
  // `deinit`.
  @exclusivity(unchecked) unowned(unsafe) private var owner: Node?
  /// The child nodes, in order.
  @exclusivity(unchecked) public package(set) var children: [Node] = []
  /// The properties, in the order in which they were first set.
  @exclusivity(unchecked) public private(set) var properties: [Assignment] = []

  /// A property with its value.
  public struct Assignment: Sendable {
    // The value comes first, so that the pair takes 24 bytes instead of 32.
    public fileprivate(set) var value: PropertyValue
    public let property: Property
  }

  package init(id: NodeID, role: Role, batch: UInt32 = 0) {
    self.id = id
    self.role = role
    self.batch = batch
  }

  deinit {
    for child in children where child.owner === self { child.owner = nil }
  }

  /// The parent; `nil` for the window and for nodes outside the tree.
  public package(set) var parent: Node? {
    get { owner }
    set { owner = newValue }
  }

  /// The value of a property, or `nil` if it is not set. O(number of set properties).
  public package(set) subscript<Value>(key: PropertyKey<Value>) -> Value? {
    @inlinable get {
      // Inlined, so that hosts read without asking for the type of a value at run time.
      if let value = value(of: key.property) { Value(value) } else { nil }
    }
    set { _ = write(key.property, newValue?.stored) }
  }

  /// The value of a property of any type, or `nil` if it is not set. O(number of set properties).
  public func value(of property: Property) -> PropertyValue? {
    if property == .growth { return growth.isEmpty ? nil : growth.stored }
    return index(of: property).map { properties[$0].value }
  }

  private func index(of property: Property) -> Int? {
    guard mayHave & Self.bit(of: property) != 0 else { return nil }
    for index in properties.indices where properties[index].property == property { return index }
    return nil
  }

  private static func bit(of property: Property) -> UInt32 { 1 &<< UInt32(property.rawValue) }

  /// Whether a Boolean property is set and true.
  @inlinable
  public func isTrue(_ key: PropertyKey<Bool>) -> Bool { self[key] == true }

  /// The state that a `.toggle` event changes: of a disclosure whether it is expanded, of an annotation whether it is selected, of
  /// a toggle whether it is on.
  public var toggleState: Bool {
    switch role {
    case .disclosure: isTrue(.isExpanded)
    case .annotation: isTrue(.isSelected)
    default: isTrue(.isOn)
    }
  }

  /// Whether the node accepts events of a kind.
  public func takes(_ kind: UserEvent.Kind) -> Bool { self[.events]?.contains(kind) ?? false }

  /// Whether the node responds to a short, double or long press, and so is reachable by keyboard.
  package var isPressable: Bool { takes(anyOf: .presses) }

  /// Whether the node accepts events of one of these kinds.
  package func takes(anyOf kinds: UserEvent.Kinds) -> Bool { self[.events]?.isDisjoint(with: kinds) == false }

  /// The index of a child. O(1) where it was last known to be or one later, where an insertion has moved it; otherwise O(number of children).
  package func index(of child: Node) -> Int? {
    guard child.owner === self else { return nil }
    let guess = Int(child.place)
    if guess < children.count, children[guess] === child { return guess }
    let isNext = guess + 1 < children.count && children[guess + 1] === child
    let index = isNext ? guess + 1 : children.firstIndex { $0 === child }
    if let index { child.place = UInt16(truncatingIfNeeded: index) }
    return index
  }

  /// Inserts a child before another one, or at the end.
  func insert(_ child: Node, before: Node?) {
    child.parent = self
    let index = before.flatMap { self.index(of: $0) }
    child.place = UInt16(truncatingIfNeeded: index ?? children.count)
    if let index { children.insert(child, at: index) } else { children.append(child) }
  }

  /// Whether it is another node or inside it. O(depth).
  func isInside(_ other: Node) -> Bool { self === other || parent?.isInside(other) == true }

  /// The effect of writing a property.
  enum Change {
    case none
    /// The property had no value before.
    case added
    /// The property had another value before.
    case replaced
  }

  /// Writes a property, or removes it.
  func write(_ property: Property, _ value: PropertyValue?) -> Change {
    if property == .growth { return write(growth: value.flatMap { Axis.Set($0) } ?? []) }
    if let index = index(of: property) {
      if properties[index].value == value { return .none }
      if let value {
        properties[index].value = value
      } else {
        properties.remove(at: index)
        mayHave = properties.reduce(0) { $0 | Self.bit(of: $1.property) }
      }
      return .replaced
    }
    guard let value else { return .none }
    mayHave |= Self.bit(of: property)
    properties.append(Assignment(value: value, property: property))
    return .added
  }

  /// Makes room for properties.
  func reserve(_ count: Int) { properties.reserveCapacity(count) }

  /// Returns the properties that are not in a set.
  func properties(without set: PropertySet) -> [Property] {
    var others: [Property] = []
    for index in properties.indices where !set.contains(properties[index].property) {
      others.append(properties[index].property)
    }
    return others
  }

  private func write(growth new: Axis.Set) -> Change {
    let old = growth
    growth = new
    return old == new ? .none : old.isEmpty ? .added : .replaced
  }
}
