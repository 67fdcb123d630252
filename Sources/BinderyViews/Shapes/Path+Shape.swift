public import Foundation

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  public var outline: ShapeOutline? { .path(self) }
}
