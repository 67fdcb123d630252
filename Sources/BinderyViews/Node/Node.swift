/// Names a node within its tree. Never used again once its node is gone.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1.
  public let rawValue: UInt32

  /// Makes the name that a host sent back.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }
}

/// One thing that a host shows: a role, properties and children. Hosts read nodes; only the ``ViewTree`` writes them.
@MainActor
public final class Node {
  /// Its name within the tree.
  public let id: NodeID
  /// What it is.
  public let role: Role
  /// Where it stands; `nil` for the window and for nodes that are not in the tree (yet, or any more).
  public package(set) weak var parent: Node?
  /// What stands inside it, in order.
  public package(set) var children: [Node] = []

  /// Its properties in the order of ``Property/rawValue``.
  public package(set) var properties: [(property: Property, value: PropertyValue)] = []

  package init(id: NodeID, role: Role) {
    self.id = id
    self.role = role
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
}
