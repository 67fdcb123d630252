internal import BinderyViews
public import Testing

extension TestHost {
  /// Shows a view that depends on its size in another one, as a host does once it has laid it out.
  ///
  /// - Parameters:
  ///   - query: a `GeometryReader`, a view with `onGeometryChange`, or a view with one of these inside.
  ///   - width: in points.
  ///   - height: in points.
  public func resize(
    _ query: Query, width: Double, height: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found = find(query, sourceLocation: sourceLocation) else { return }
    guard let node = found.subtree.first(where: { $0.takes(.measure) }) else {
      fail(.unusable(found.title, because: "does not depend on its size."), at: sourceLocation)
      return
    }
    tree.send(UserEvent(.measure([MeasuredSize(node.id, width: width, height: height)]), on: tree.root.id))
  }
}
