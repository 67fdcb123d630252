/// How a list looks. The styles are those that hosts have.
public protocol ListStyle: Sendable {
  /// The look that hosts know; `nil` for what is usual in the place.
  var appearance: ListAppearance? { get }
}

/// The style that is usual in the place: the host chooses.
public struct DefaultListStyle: ListStyle {
  public var appearance: ListAppearance? { nil }

  /// The usual style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public var appearance: ListAppearance? { .plain }

  /// The style.
  public init() {}
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  public var appearance: ListAppearance? { .insetGrouped }

  /// The style.
  public init() {}
}

/// Sections as groups: hosts show cards, as with ``InsetGroupedListStyle``.
public struct GroupedListStyle: ListStyle {
  public var appearance: ListAppearance? { .insetGrouped }

  /// The style.
  public init() {}
}

/// Rows with a margin: hosts show rows from edge to edge, as with ``PlainListStyle``.
public struct InsetListStyle: ListStyle {
  public var appearance: ListAppearance? { .plain }

  /// The style.
  public init() {}
}

/// A list that leads elsewhere: hosts show cards, as with ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle {
  public var appearance: ListAppearance? { .insetGrouped }

  /// The style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that is usual in the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
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
  /// A list that leads elsewhere.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// How each list inside looks.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let appearance = style.appearance
    return all(.list) { $0.set(.listStyle, appearance) }
  }
}
