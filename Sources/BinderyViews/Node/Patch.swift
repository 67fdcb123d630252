/// One change of what is shown. A batch of patches, applied in order, brings a host from one state to the next.
public enum Patch {
  /// A new node, with its present descendants, is inserted in `parent`, before `before` or last.
  case insert(Node, parent: Node, before: Node?)
  /// A node is moved within its parent, before `before` or last.
  case move(Node, parent: Node, before: Node?)
  /// A node and all that stood in it are gone.
  case remove(NodeID, parent: Node)
  /// A property has a new value, or none any more: the node has it. Whether it had one before lets a host see what only
  /// changed from what appeared.
  case set(Node, Property, wasSet: Bool)
}
