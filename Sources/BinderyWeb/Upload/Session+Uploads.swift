internal import BinderyViews

extension Session {
  /// The largest file that a control accepts, in bytes; nil for the limit of the host.
  func longestFile(for node: NodeID) -> Int? { source.node(node)?[.maximumLength] }
}
