public import Foundation

extension View {
  /// Draws a shadow under the content.
  ///
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - x: the offset to the right, in points.
  ///   - y: the offset downward, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    let shadow = BoxShadow(
      color: color, radius: finite(max(0, radius)), x: finite(x), y: finite(y))
    return element(.box(.shadow)) { $0.set(.shadow, shadow) }
  }

  /// Makes the view transparent; several opacities are multiplied.
  ///
  /// - Parameter opacity: from 0, invisible, to 1, opaque.
  public func opacity(_ opacity: Double) -> some View {
    element(.box(.opacity)) { $0.set(.opacity, opacity.isNaN ? 1 : min(max(opacity, 0), 1)) }
  }

  /// Draws the view at an offset; its layout space stays the same.
  ///
  /// - Parameters:
  ///   - x: to the right, in points.
  ///   - y: down, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    element(.box(.offset)) { $0.set(.offset, BoxOffset(x: finite(x), y: finite(y))) }
  }

  /// Draws the view at an offset; its layout space stays the same.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Puts the middle of the view at a point of the space that it is offered, and takes all of that space.
  ///
  /// - Parameters:
  ///   - x: from the left, in points.
  ///   - y: from the top, in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    element(.box(.position)) { $0.set(.position, BoxOffset(x: finite(x), y: finite(y))) }
  }

  /// Puts the middle of the view at a point of the space that it is offered, and takes all of that space.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Scales the view; its layout space stays the same.
  ///
  /// - Parameters:
  ///   - scale: 1 for its own size.
  ///   - anchor: the fixed point.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view; its layout space stays the same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view separately in both directions; its layout space stays the same.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    element(.box(.scale)) { $0.set(.scale, BoxScale(x: finite(x), y: finite(y), anchor: anchor)) }
  }

  /// Rotates the view clockwise; its layout space stays the same.
  ///
  /// - Parameter anchor: the fixed point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let angle = angle.radians.isFinite ? angle : .zero
    return element(.box(.rotation)) { $0.set(.rotation, BoxRotation(angle, anchor: anchor)) }
  }
}

/// Returns a number as nodes store it: 0 if it is not finite.
private func finite(_ number: Double) -> Double { number.isFinite ? Double(number) : 0 }
