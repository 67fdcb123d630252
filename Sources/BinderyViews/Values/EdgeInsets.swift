/// Lengths at the four edges of a rectangle, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The top edge.
  public var top: Double
  /// The leading edge: left in left-to-right languages.
  public var leading: Double
  /// The bottom edge.
  public var bottom: Double
  /// The trailing edge: right in left-to-right languages.
  public var trailing: Double

  /// Sets each edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No lengths.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Sets some edges to a length, the others to 0.
  public init(_ edges: Edge.Set = .all, _ length: Double) {
    func side(_ edge: Edge) -> Double { edges.contains(edge) ? length : 0 }
    self.init(
      top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// `16.0` if all edges are equal, otherwise top, trailing, bottom and leading.
  public var description: String {
    let isUniform = top == leading && top == bottom && top == trailing
    return isUniform ? "\(top)" : "\(top) \(trailing) \(bottom) \(leading)"
  }
}
