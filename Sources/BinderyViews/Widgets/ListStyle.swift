/// The appearance of a list. The styles are those of the hosts.
public protocol ListStyle: Sendable {
  /// The appearance that hosts know; `nil` for the default in the context.
  var appearance: ListAppearance? { get }
}

/// The default style in the context: the host chooses.
public struct DefaultListStyle: ListStyle {
  public var appearance: ListAppearance? { nil }

  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public var appearance: ListAppearance? { .plain }

  /// Creates the style.
  public init() {}
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  public var appearance: ListAppearance? { .insetGrouped }

  /// Creates the style.
  public init() {}
}

/// Sections as groups: hosts show cards, as with ``InsetGroupedListStyle``.
public struct GroupedListStyle: ListStyle {
  public var appearance: ListAppearance? { .insetGrouped }

  /// Creates the style.
  public init() {}
}

/// Rows with a margin: hosts show rows from edge to edge, as with ``PlainListStyle``.
public struct InsetListStyle: ListStyle {
  public var appearance: ListAppearance? { .plain }

  /// Creates the style.
  public init() {}
}

/// A list for navigation: hosts show cards, as with ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle {
  public var appearance: ListAppearance? { .insetGrouped }

  /// Creates the style.
  public init() {}
}

/// Rows that begin with a picture, such as the poster of a movie. A wide window shows them as a grid instead, each picture
/// above its words; narrow ones and terminals show rows. Rows without a link are as wide as the grid.
public struct PosterListStyle: ListStyle {
  public var appearance: ListAppearance? { .posters }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style in the context.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == PosterListStyle {
  /// Rows, and in a wide window a grid of pictures with words below.
  public static var posters: PosterListStyle { PosterListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list for navigation.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of each list inside.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let appearance = style.appearance
    return all(.list) { $0.set(.listStyle, appearance) }
  }
}
