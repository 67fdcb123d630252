/// How a field looks. The styles are those that hosts have.
public protocol TextFieldStyle: Sendable {
  /// The look that hosts know; `nil` for what is usual in the place.
  var appearance: TextFieldAppearance? { get }
}

/// The style that is usual in the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { nil }

  /// The usual style.
  public init() {}
}

/// Words that can be edited, without a ground of their own.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { .plain }

  /// The style.
  public init() {}
}

/// A ground with a line around it.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { .roundedBorder }

  /// The style.
  public init() {}
}

/// A ground with a line around it: corners are those of the host.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { .roundedBorder }

  /// The style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that is usual in the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Words that can be edited, without a ground of their own.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A ground with a line around it.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A ground with a line around it.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// How each field inside looks.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let appearance = style.appearance
    return all(.textField) { $0.set(.fieldStyle, appearance) }
  }
}
