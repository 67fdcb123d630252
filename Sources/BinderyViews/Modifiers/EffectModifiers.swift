public import Foundation

extension View {
  /// A shadow under what is drawn.
  ///
  /// - Parameters:
  ///   - radius: how far it is blurred, in points.
  ///   - x: how far it lies to the right, in points.
  ///   - y: how far it lies below, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    let shadow = BoxShadow(
      color: color, radius: finite(max(0, radius)), x: finite(x), y: finite(y))
    return element(.box(.shadow)) { $0.set(.shadow, shadow) }
  }

  /// How much it hides what is behind; several multiply.
  ///
  /// - Parameter opacity: 0 to 1.
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

  /// Scales the view; its layout space stays the same.
  ///
  /// - Parameters:
  ///   - scale: 1 for its own size.
  ///   - anchor: the point that stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view; its layout space stays the same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws it larger or smaller, across and from top to bottom.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    element(.box(.scale)) { $0.set(.scale, BoxScale(x: finite(x), y: finite(y), anchor: anchor)) }
  }

  /// Draws it turned, clockwise; the space that it takes upright stays.
  ///
  /// - Parameter anchor: the point that stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let angle = angle.radians.isFinite ? angle : .zero
    return element(.box(.rotation)) { $0.set(.rotation, BoxRotation(angle, anchor: anchor)) }
  }
}

/// A number as nodes keep it: 0 for what is none.
private func finite(_ number: Double) -> Double { number.isFinite ? Double(number) : 0 }
