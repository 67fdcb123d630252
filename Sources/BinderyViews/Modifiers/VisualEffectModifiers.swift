extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - opaque: accepted without effect: edges are blurred, too.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    effect(.blur(number(radius, in: 0...1000)))
  }

  /// Takes colors away, from 0, none, to 1, all.
  public func grayscale(_ amount: Double) -> some View { effect(.grayscale(number(amount, in: 0...1))) }

  /// Multiplies the strength of colors; 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    effect(.saturation(number(amount, in: 0...1000, otherwise: 1)))
  }

  /// Multiplies the difference of colors to a middle gray; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    effect(.contrast(number(amount, in: 0...1000, otherwise: 1)))
  }

  /// Makes the view lighter, up to 1, or darker, down to -1; 0 changes nothing.
  public func brightness(_ amount: Double) -> some View { effect(.brightness(number(amount, in: -1...1))) }

  /// Turns the hue of all colors.
  public func hueRotation(_ angle: Angle) -> some View {
    effect(.hueRotation(angle.radians.isFinite ? angle : .zero))
  }

  /// Replaces colors by their opposites.
  public func colorInvert() -> some View { effect(.colorInvert) }

  /// Mixes the view with what is behind it in its layers.
  public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Shows the view where a gradient is opaque.
  public func mask(_ mask: LinearGradient) -> some View { effect(.mask(mask.resolved)) }

  /// Shows the view where a gradient is opaque.
  public func mask(_ mask: RadialGradient) -> some View { effect(.mask(mask.resolved)) }

  /// Shows the view where a gradient is opaque.
  public func mask(@ViewBuilder _ mask: () -> LinearGradient) -> some View { self.mask(mask()) }

  /// Shows the view where a gradient is opaque.
  public func mask(@ViewBuilder _ mask: () -> RadialGradient) -> some View { self.mask(mask()) }

  /// Rotates the view around an axis in space; its layout space stays the same.
  ///
  /// - Parameters:
  ///   - axis: the direction of the axis, from the middle: to the right, down, and toward the person.
  ///   - anchor: the fixed point.
  ///   - anchorZ: accepted without effect: the axis is in the plane of the view.
  ///   - perspective: the strength of the perspective; 0 for none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    let rotation = Rotation3D(
      angle.radians.isFinite ? angle : .zero, x: number(axis.x), y: number(axis.y), z: number(axis.z),
      anchor: anchor, perspective: number(perspective, in: 0...100))
    return effect(.rotation3D(rotation))
  }

  /// Shows the view in front of the other ones in its stack or layers that have a lower number.
  ///
  /// - Parameter value: 0 if there is no such modifier.
  public func zIndex(_ value: Double) -> some View {
    let value = number(value, in: -10_000...10_000)
    return element(.whole) { $0.set(.zIndex, value == 0 ? nil : value) }
  }

  private func effect(_ effect: VisualEffects.Effect) -> some View {
    element(.box(.effects)) {
      // Modifiers further outside have added theirs before.
      $0.set(.effects, VisualEffects([effect] + ($0.constant(.effects)?.list ?? [])))
    }
  }
}

/// Returns a number that hosts can show.
private func number(
  _ number: Double, in range: ClosedRange<Double> = -1000...1000, otherwise: Double = 0
) -> Double {
  number.isNaN ? otherwise : min(max(number, range.lowerBound), range.upperBound)
}
