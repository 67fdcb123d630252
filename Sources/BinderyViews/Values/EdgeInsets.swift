/// Lengths at the four edges of a rectangle, in points.
public struct EdgeInsets: Sendable, Hashable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Sets each edge; 0 by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Sets all four edges to one length.
  public init(_ length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}

extension EdgeInsets: CustomStringConvertible {
  /// `16.0` where all edges are equal, else all four from the top clockwise, where people read from left to right.
  public var description: String {
    let isUniform = top == leading && top == bottom && top == trailing
    return isUniform ? "\(top)" : "\(top) \(trailing) \(bottom) \(leading)"
  }
}
