public import Bindery

/// Two or three columns, in which what is chosen in one decides what the next one shows.
///
///     NavigationSplitView {
///       List(model.folders, selection: $model.folder) { folder in Text(folder.name) }
///     } detail: {
///       if let folder = model.folder { FolderView(folder) } else { Text("Choose a folder") }
///     }
///
/// Where there is room, the columns are beside each other, and each scrolls by itself. Narrow windows show one column: at first the sidebar, after
/// a choice in a list the next column, which has a back button that takes the choice back. A choice is made
///
/// - in the `List` or `Table` of a column with a selection of one value: a row, or a ``NavigationLink`` with a value of the type of the selection,
/// - by a ``NavigationLink`` in a column, whose screen the next column shows. If the column declares a screen with
///   ``View/navigationDestination(for:destination:)`` for what is chosen in its list, the next column shows it, too.
///
/// Values that can be converted to text are parts of the address that a browser shows, as those of a ``NavigationStack``; a stack in the last column
/// continues the address. A selection of several values does not bring a column to the front: an app with one sets `preferredCompactColumn`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compact: Binding<NavigationSplitViewColumn>?
  let sidebar: @MainActor () -> Sidebar
  /// Nil if there are two columns.
  let content: (@MainActor () -> Content)?
  let detail: @MainActor () -> Detail

  /// Shows three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are shown where all fit beside each other; people change it with a button of the last column.
  ///   - preferredCompactColumn: the column that is shown where no two of them fit beside each other.
  ///   - sidebar: the first column.
  ///   - content: the column in the middle.
  ///   - detail: the last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    visibility = columnVisibility
    compact = preferredCompactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Shows two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are shown where both fit beside each other; people change it with a button of the last column.
  ///   - preferredCompactColumn: the column that is shown where both do not fit.
  ///   - sidebar: the first column.
  ///   - detail: the last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) where Content == EmptyView {
    visibility = columnVisibility
    compact = preferredCompactColumn
    self.sidebar = sidebar
    content = nil
    self.detail = detail
  }
}

extension NavigationSplitView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SplitSlot(self, in: context, before: before)
    slot.mount()
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: SplitSlot<Sidebar, Content, Detail>.self).update(self, in: context)
  }
}

extension View {
  /// Sets the width of the surrounding column of a ``NavigationSplitView`` in points. The last column takes the rest.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    onScreen(.frame) { FrameSize(width: width) }
  }

  /// Sets the width of the surrounding column of a ``NavigationSplitView`` in points. Columns have their ideal width, within the bounds; people
  /// cannot change it. The last column takes the rest.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)
    -> some View
  {
    onScreen(.frame) { FrameSize(minWidth: min, idealWidth: ideal, maxWidth: max) }
  }
}
