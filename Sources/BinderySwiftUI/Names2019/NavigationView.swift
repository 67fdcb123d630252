public import BinderyViews

/// The name of 2019 for a `NavigationStack` without a path. Of several views, it shows the first one, as SwiftUI does on a phone: the other ones
/// are columns.
public struct NavigationView<Content: View>: View {
  let content: @MainActor () -> Content

  /// Shows the view of a block on the first screen.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }

  /// A navigation stack with the first view.
  public var body: some View {
    NavigationStack { firstColumn(of: content()) }
  }

  // Not an overload for blocks of several views: with it, the compiler reports errors in a block at the wrong place.
  @ViewBuilder private func firstColumn(of content: Content) -> some View {
    if let columns = content as? any Columns { columns.first } else { content }
  }
}

/// The views of a block, which SwiftUI shows as columns.
@MainActor
private protocol Columns {
  /// The first one.
  var first: AnyView { get }
}

extension TupleView: Columns {}

/// The arrangement of columns in a `NavigationView`. Accepted without effect: hosts show one screen at
/// a time.
public protocol NavigationViewStyle: Sendable {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One screen at a time.
  public init() {}
}

/// As the host shows it: one screen at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// As the host shows it.
  public init() {}
}

/// Accepted: one screen at a time.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Accepted: one screen at a time.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Accepted: one screen at a time.
  public static var columns: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the host shows it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The size of a title on a screen. Accepted without effect: hosts have one size.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable, Hashable {
    case automatic, inline, large
  }
}

extension View {
  /// Accepted without effect: hosts show one screen at a time.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }

  /// Sets the title of the screen: the name of 2019 for `navigationTitle`. The title is tracked.
  /// The title is looked up in the app's translations.
  public func navigationBarTitle(_ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey)
    -> some View
  {
    navigationBarTitle(title().words)
  }

  /// Sets the title of the screen: the name of 2019 for `navigationTitle`. The title is tracked.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: @autoclosure @escaping @MainActor () -> String) -> some View {
    navigationTitle(title())
  }

  /// Sets the title of the screen. The title is tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameter displayMode: accepted without effect.
  public func navigationBarTitle(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(title().words, displayMode: displayMode)
  }

  /// Sets the title of the screen. The title is tracked.
  ///
  /// - Parameter displayMode: accepted without effect.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: @autoclosure @escaping @MainActor () -> String, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title())
  }

  /// Sets the title of the screen. The text is tracked.
  public func navigationBarTitle(_ title: @autoclosure @escaping @MainActor () -> Text) -> some View {
    navigationTitle(PlainLabel(title()).title)
  }

  /// Sets the title of the screen. The text is tracked.
  ///
  /// - Parameter displayMode: accepted without effect.
  public func navigationBarTitle(
    _ title: @autoclosure @escaping @MainActor () -> Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(PlainLabel(title()).title)
  }

  /// Sets the title of the screen. The text is tracked.
  public func navigationTitle(_ title: @autoclosure @escaping @MainActor () -> Text) -> some View {
    navigationTitle(PlainLabel(title()).title)
  }

  /// Accepted without effect: hosts have one size of titles.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// Adds items to both sides of the title: the name of 2019 for `toolbar`.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: @autoclosure @escaping @MainActor () -> Leading,
    trailing: @autoclosure @escaping @MainActor () -> Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading() }
      ToolbarItem(placement: .topBarTrailing) { trailing() }
    }
  }

  /// Adds items before the title: the name of 2019 for `toolbar`.
  public func navigationBarItems<Leading: View>(
    leading: @autoclosure @escaping @MainActor () -> Leading
  ) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading() } }
  }

  /// Adds items after the title: the name of 2019 for `toolbar`.
  public func navigationBarItems<Trailing: View>(
    trailing: @autoclosure @escaping @MainActor () -> Trailing
  ) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing() } }
  }
}
