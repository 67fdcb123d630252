/// How a button looks: makes what is to be seen of its label. The host shows that it is pressed.
///
/// ```swift
/// struct CapsuleButtonStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
/// }
/// ```
@MainActor
public protocol ButtonStyle {
  /// The view that a style returns for a button.
  typealias Configuration = ButtonStyleConfiguration
  /// What the style makes.
  associatedtype Body: View
  /// Makes what is to be seen of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for its style.
public struct ButtonStyleConfiguration {
  /// What the button's own block shows.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button does to what it is about.
  public let role: ButtonRole?
  /// What the button's own block shows.
  public let label: Label
  /// Always false: a host shows by itself, and at once, that a button is pressed.
  public var isPressed: Bool { false }
}

/// How a button looks and what using it does.
@MainActor
public protocol PrimitiveButtonStyle {
  /// A button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// What the style makes.
  associatedtype Body: View
  /// Makes what is to be seen and used in place of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style that replaces it.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button's own block shows.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button does to what it is about.
  public let role: ButtonRole?
  /// What the button's own block shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }
}

/// A style of which each host has its own.
@MainActor
protocol HostButtonStyle: PrimitiveButtonStyle {
  /// The look that hosts know; `nil` for what is usual in the place.
  var appearance: ButtonAppearance? { get }
}

extension HostButtonStyle {
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let appearance = appearance
    return Button(role: configuration.role, action: configuration.action, label: { configuration.label })
      .all(.button, .locationButton, .link, .photosPicker, .fileImporter) { $0.set(.buttonStyle, appearance) }
  }
}

/// The style that is usual in the place: the host chooses.
public struct DefaultButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { nil }

  /// The usual style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// Like text.
public struct PlainButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { .plain }

  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// Like text in the color of what can be pressed.
public struct BorderlessButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { nil }

  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// With an edge.
public struct BorderedButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { .bordered }

  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

/// The one thing to do on a screen.
public struct BorderedProminentButtonStyle: HostButtonStyle {
  var appearance: ButtonAppearance? { .borderedProminent }

  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeButton(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that is usual in the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Like text.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Like text in the color of what can be pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With an edge.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The one thing to do on a screen.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// How each button and link inside looks.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let host = style as? any HostButtonStyle
    let appearance = host?.appearance
    return
      all(.button, .locationButton, .link, .photosPicker, .fileImporter) { $0.set(.buttonStyle, appearance) }
      .styled { $0.button = host == nil ? .primitive(style) : nil }
  }

  /// How each button and link inside looks.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    all(.button, .link) { $0.set(.buttonStyle, .plain) }.styled { $0.button = .label(style) }
  }

  /// Changes the styles that an app made, for the views inside.
  func styled(_ change: @escaping @MainActor (inout Styles) -> Void) -> some View {
    ContextModified(content: self) { context in
      var styles = context.environment.styles
      change(&styles)
      // Surroundings are shared, so they are copied only where they change.
      if context.environment.styles.isEmpty, styles.isEmpty { return }
      context = context.surrounded { $0.environment.styles = styles }
    }
  }
}
