/// The appearance of a label's title and icon.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// A label.
  typealias Configuration = LabelStyleConfiguration
  /// The view that the style creates.
  associatedtype Body: View
  /// Creates the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label, for its style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The title after the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The default style in the context: the title after the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is its name for people who use a screen reader.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title
    return configuration.icon.accessibilityLabel(PlainLabel(title).title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style in the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title after the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of each label inside.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled { $0.label = style is DefaultLabelStyle ? nil : style }
  }
}
