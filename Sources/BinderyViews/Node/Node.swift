/// An element that a host shows: a role, properties and children. Hosts read nodes; only the ``ViewTree``
/// writes them.
///
/// Not `Sendable`: a node stays on the main actor with its tree.
public final class Node {
  /// Identifies the node within its tree.
  public let id: NodeID
  /// The kind of element.
  public let role: Role
  /// The directions in which the element takes the space that it is offered (``PropertyKey/growth``). A field, because many nodes have it, and
  /// it has room beside the role.
  public private(set) var growth: Axis.Set = []
  /// The batch in which the node was created. Until that batch is taken, no host has seen the node.
  let batch: UInt32
  // A weak reference would cost a side table per node. This one is safe because a parent clears it in
  // `deinit`.
  unowned(unsafe) private var owner: Node?
  /// The child nodes, in order.
  public package(set) var children: [Node] = []
  /// The properties, in the order in which they were first set.
  public private(set) var properties: [Assignment] = []

  /// The properties that changed since the last batch.
  var changed = PropertySet()

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
    for entry in properties where entry.property == property { return entry.value }
    return nil
  }

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

  /// The index of a child. O(number of children), with one comparison of addresses each.
  package func index(of child: Node) -> Int? {
    guard child.owner === self else { return nil }
    return children.withUnsafeBufferPointer { buffer in
      let wanted = ObjectIdentifier(child)
      var index = 0
      while index < buffer.count {
        if ObjectIdentifier(buffer[index]) == wanted { return index }
        index += 1
      }
      return nil
    }
  }

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
    if let index = properties.firstIndex(where: { $0.property == property }) {
      if properties[index].value == value { return .none }
      if let value {
        properties[index].value = value
      } else {
        properties.remove(at: index)
      }
      return .replaced
    }
    guard let value else { return .none }
    properties.append(Assignment(value: value, property: property))
    return .added
  }

  private func write(growth new: Axis.Set) -> Change {
    let old = growth
    growth = new
    return old == new ? .none : old.isEmpty ? .added : .replaced
  }
}
