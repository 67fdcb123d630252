/// The frame of a view, in points.
public struct ViewFrame: Sendable, CustomStringConvertible {
  public var x, y, width, height: Double

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  public var description: String { "(\(x), \(y), \(width) × \(height))" }
}
