public import BinderyViews
public import Foundation

/// A half of its rectangle.
public struct Wedge: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns the half below the diagonal.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
