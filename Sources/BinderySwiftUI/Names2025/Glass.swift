public import BinderyViews

/// The look of glass; see `glassEffect(_:in:)`.
public struct Glass: Sendable, Hashable {
  /// Glass.
  public static let regular = Glass()
  /// Glass that shows more of what is behind it: the same here.
  public static let clear = Glass()

  /// Returns the glass itself: a color over glass is a background of the view.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass itself: hosts show a press by themselves.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts a thin material in a capsule behind the view.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Puts a thin material in a shape behind the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(.thinMaterial, in: shape)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The most important button of its place.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
