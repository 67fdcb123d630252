/// The appearance of a button: creates the view of its label. The host shows presses.
///
/// ```swift
/// struct CapsuleButtonStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
/// }
/// ```
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The view that a style returns for a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The view that the style creates.
  associatedtype Body: View
  /// Creates the visible part of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for its style.
public struct ButtonStyleConfiguration {
  /// The view of the button's own label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The effect of the button.
  public let role: ButtonRole?
  /// The button's own label.
  public let label: Label
  /// Always false: a host immediately shows a press itself.
  public var isPressed: Bool { false }
}

/// The appearance and interaction of a button.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// A button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view that the style creates.
  associatedtype Body: View
  /// Creates the view that replaces a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style that replaces it.
public struct PrimitiveButtonStyleConfiguration {
  /// The view of the button's own label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The effect of the button.
  public let role: ButtonRole?
  /// The button's own label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }
}

/// A style that each host implements.
@preconcurrency @MainActor
protocol HostButtonStyle: PrimitiveButtonStyle {
  /// The appearance that hosts know; `nil` for the default in the context.
  var appearance: ButtonAppearance? { get }
}

extension HostButtonStyle {
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let appearance = appearance
    return Button(role: configuration.role, action: configuration.action, label: { configuration.label })
      .all(.button, .locationButton, .link, .photosPicker, .fileImporter) { $0.set(.buttonStyle, appearance) }
  }
}

/// The default style in the context: the host chooses.
public struct DefaultButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { nil }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// Like text.
public struct PlainButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { .plain }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// Like text, in the color of controls.
public struct BorderlessButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { nil }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// With a border.
public struct BorderedButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { .bordered }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// The main action of a screen.
public struct BorderedProminentButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { .borderedProminent }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style in the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Like text.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Like text, in the color of controls.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The main action of a screen.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of each button and link inside.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let host = style as? any HostButtonStyle
    let appearance = host?.appearance
    return
      all(.button, .locationButton, .link, .photosPicker, .fileImporter) { $0.set(.buttonStyle, appearance) }
      .styled { $0.button = host == nil ? .primitive(style) : nil }
  }

  /// Sets the style of each button and link inside.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    all(.button, .link) { $0.set(.buttonStyle, .plain) }.styled { $0.button = .label(style) }
  }

  /// Changes the app's own styles for the views inside.
  func styled(_ change: @escaping @MainActor (inout Styles) -> Void) -> some View {
    ContextModified(content: self) { context in
      var styles = context.environment.styles
      change(&styles)
      // Surroundings are shared, so they are copied only if they change.
      if context.environment.styles.isEmpty, styles.isEmpty { return }
      context = context.surrounded { $0.environment.styles = styles }
    }
  }
}
