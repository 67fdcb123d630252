/// How a label shows its words and its icon.
@MainActor
public protocol LabelStyle {
  /// A label.
  typealias Configuration = LabelStyleConfiguration
  /// What the style makes.
  associatedtype Body: View
  /// Makes what is to be seen of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label, for its style.
public struct LabelStyleConfiguration {
  /// The words of a label.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The words.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The words after the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The style that is usual in the place: the words after the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// The usual style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the words are its name for people who use a screen reader.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title
    return configuration.icon.accessibilityLabel(PlainLabel(title).title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that is usual in the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The words after the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// How each label inside shows its words and its icon.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled { $0.label = style is DefaultLabelStyle ? nil : style }
  }
}
