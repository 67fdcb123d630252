public import BinderyViews

// Hosts choose how letters are set: each of these is accepted without effect.

extension View {
  /// Accepted without effect: fonts of hosts have one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Accepted without effect: a divider is as long as its cell.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}

extension Font {
  /// The width of letters.
  public enum Width: Sendable, Hashable, CaseIterable {
    case compressed, condensed, standard, expanded
  }

  /// The distance of lines.
  public enum Leading: Sendable, Hashable, CaseIterable {
    case standard, tight, loose
  }

  /// Accepted without effect: fonts of hosts have one width.
  public func width(_ width: Width) -> Font { self }
  /// Accepted without effect: `lineSpacing` sets the distance of lines.
  public func leading(_ leading: Leading) -> Font { self }
}

extension NavigationLink {
  /// Accepted without effect: hosts show one screen at a time.
  public func isDetailLink(_ isDetailLink: Bool) -> NavigationLink { self }
}

extension View {
  /// Adds a menu to a view.
  ///
  /// - Parameters:
  ///   - menuItems: the buttons.
  ///   - preview: accepted without effect: hosts show the view itself.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Sets the style of text, icons and unfilled shapes inside.
  ///
  /// - Parameters:
  ///   - primary: the style.
  ///   - secondary: accepted without effect: the layers of an icon have one color.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the style of text and icons.
  ///
  /// - Parameters:
  ///   - primary: the style.
  ///   - secondary: accepted without effect: the layers of an icon have one color.
  ///   - tertiary: accepted without effect: the layers of an icon have one color.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(primary)
  }
}

extension View where Self: Equatable {
  /// Returns the view itself: only what changed is shown again anyway.
  public func equatable() -> Self { self }
}
