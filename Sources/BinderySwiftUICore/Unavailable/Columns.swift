public import BinderyViews

/// Unavailable: hosts show one screen at a time.
@available(
  *, unavailable,
  message:
    "Columns are not available: hosts show one screen at a time. Use NavigationStack with NavigationLink and navigationDestination."
)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// Unavailable.
  public var body: EmptyView { EmptyView() }

  /// Unavailable.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}

  /// Unavailable.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
}
