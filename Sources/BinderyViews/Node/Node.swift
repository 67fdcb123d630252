/// Names a node within its tree. Never used again once its node is gone.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1.
  public let rawValue: UInt32

  /// Makes the name that a host sent back.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }
}

/// One thing that a host shows: a role, properties and children. Hosts read nodes; only the ``ViewTree`` writes them.
///
/// Not `Sendable`: a node stays where its tree is, on the main actor.
public final class Node {
  /// Its name within the tree.
  public let id: NodeID
  /// What it is.
  public let role: Role
  // A weak reference would cost a side table per node. This one is safe because a parent that goes away clears it
  // in `deinit`.
  unowned(unsafe) private var owner: Node?
  /// What stands inside it, in order.
  public package(set) var children: [Node] = []
  /// Its properties, in the order in which they were first set.
  public package(set) var properties: [(property: Property, value: PropertyValue)] = []

  /// The properties that changed since the last batch, one bit each.
  package var changed: UInt64 = 0
  /// The batch in which it was made: until that batch is taken, nobody has seen it.
  package let batch: UInt32

  package init(id: NodeID, role: Role, batch: UInt32 = 0) {
    self.id = id
    self.role = role
    self.batch = batch
  }

  deinit {
    for child in children where child.owner === self { child.owner = nil }
  }

  /// Where it stands; `nil` for the window and for nodes that are not in the tree (yet, or any more).
  public package(set) var parent: Node? {
    get { owner }
    set { owner = newValue }
  }

  /// The value of a property, or `nil` where it is not set. O(number of set properties).
  public subscript(property: Property) -> PropertyValue? {
    for entry in properties where entry.property == property { return entry.value }
    return nil
  }

  /// The text of a string property.
  public func string(_ property: Property) -> String? {
    if case .string(let value)? = self[property] { return value }
    return nil
  }

  /// The value of a whole-number property.
  public func int(_ property: Property) -> Int? {
    if case .int(let value)? = self[property] { return value }
    return nil
  }

  /// The value of a decimal property.
  public func double(_ property: Property) -> Double? {
    if case .double(let value)? = self[property] { return value }
    return nil
  }

  /// Whether a Boolean property is set and true.
  public func isTrue(_ property: Property) -> Bool { self[property] == .bool(true) }

  /// Whether it takes events of a kind.
  public func takes(_ kind: UserEvent.Kind) -> Bool { (int(.events) ?? 0) & (1 << kind.rawValue) != 0 }

  /// Where a child stands. O(number of children), a comparison of addresses for each.
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

  /// Writes a property, or removes it.
  ///
  /// - Returns: whether that changed anything.
  package func write(_ property: Property, _ value: PropertyValue?) -> Bool {
    if let index = properties.firstIndex(where: { $0.property == property }) {
      if properties[index].value == value { return false }
      if let value {
        properties[index].value = value
      } else {
        properties.remove(at: index)
      }
      return true
    }
    guard let value else { return false }
    properties.append((property, value))
    return true
  }
}
