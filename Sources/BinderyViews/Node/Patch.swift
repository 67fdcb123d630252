/// One change of the shown tree. Applying the patches of a batch in order brings a host from one state to the
/// next.
public enum Patch {
  /// A new node and its current descendants are inserted in `parent`, in front of `before` or as the last
  /// child.
  case insert(Node, parent: Node, before: Node?)
  /// A node moves within its parent, in front of `before` or to the end.
  case move(Node, parent: Node, before: Node?)
  /// A node and its descendants are removed.
  case remove(NodeID, parent: Node)
  /// A property has a new value, which the node holds, or was removed. `wasSet` says whether it had a value
  /// before.
  case set(Node, Property, wasSet: Bool)
}
