public import Bindery
public import BinderyViews

/// Unavailable: hosts show one screen at a time.
@available(
  *, unavailable,
  message:
    "Columns are not available: hosts show one screen at a time. Use NavigationStack with NavigationLink and navigationDestination."
)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }

  /// Unavailable: hosts show one screen at a time.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}

  /// Unavailable: hosts show one screen at a time.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

/// The columns of a `NavigationSplitView` that are shown.
public enum NavigationSplitViewVisibility: Sendable, Hashable, CaseIterable {
  case automatic, all, doubleColumn, detailOnly
}

/// The arrangement of columns in a `NavigationSplitView`.
public enum NavigationSplitViewStyle: Sendable, Hashable, CaseIterable {
  case automatic, balanced, prominentDetail
}

@available(
  *, unavailable,
  message:
    "Columns are not available: hosts show one screen at a time. Use NavigationStack with NavigationLink and navigationDestination."
)
extension View {
  /// Unavailable: hosts show one screen at a time.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
  /// Unavailable: hosts show one screen at a time.
  public func navigationSplitViewColumnWidth(_ width: Double) -> Self { self }
  /// Unavailable: hosts show one screen at a time.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self {
    self
  }
}
