/// The appearance of a field. The styles are those of the hosts.
public protocol TextFieldStyle: Sendable {
  /// The appearance that hosts know; `nil` for the default in the context.
  var appearance: TextFieldAppearance? { get }
}

/// The default style in the context.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { nil }

  /// Creates the style.
  public init() {}
}

/// Editable text, without its own background.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { .plain }

  /// Creates the style.
  public init() {}
}

/// A background with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { .roundedBorder }

  /// Creates the style.
  public init() {}
}

/// A background with a border; the host determines the corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public var appearance: TextFieldAppearance? { .roundedBorder }

  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style in the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Editable text, without its own background.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A background with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A background with a border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of each field inside.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let appearance = style.appearance
    return all(.textField) { $0.set(.fieldStyle, appearance) }
  }
}
