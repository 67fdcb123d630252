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

/// The arrangement of columns in a `NavigationView`. Accepted without effect: hosts show one screen at a time.
public struct NavigationViewStyle: Sendable {
  /// One screen at a time.
  public static let automatic = NavigationViewStyle()
  /// One screen at a time.
  public static let stack = NavigationViewStyle()
  /// One screen at a time.
  public static let columns = NavigationViewStyle()

  /// Creates the style.
  public init() {}
}

/// The name of 2019 for ``NavigationViewStyle/stack``.
public typealias StackNavigationViewStyle = NavigationViewStyle
/// The name of 2019 for ``NavigationViewStyle/automatic``.
public typealias DefaultNavigationViewStyle = NavigationViewStyle
/// The name of 2019 for ``NavigationViewStyle/columns``.
public typealias DoubleColumnNavigationViewStyle = NavigationViewStyle

/// The size of a title on a screen. Accepted without effect: hosts have one size.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable, Hashable {
    case automatic, inline, large
  }
}

extension View {
  /// Accepted without effect: hosts show one screen at a time.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  /// Sets the title of the screen: the name of 2019 for `navigationTitle`. The title is tracked, and looked up in the app's translations.
  ///
  /// - Parameter displayMode: accepted without effect: hosts have one size of titles.
  public func navigationBarTitle(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title())
  }

  /// Sets the title of the screen to a string or a text, which is tracked: the name of 2019 for `navigationTitle`.
  ///
  /// - Parameter displayMode: accepted without effect: hosts have one size of titles.
  @_disfavoredOverload
  public func navigationBarTitle<Title: TitleSource>(
    _ title: @autoclosure @escaping @MainActor () -> Title,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title())
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
