public import Bindery
public import BinderyViews

/// Unavailable: rows of a tree have groups of their own.
@available(*, unavailable, message: "Show each branch as a DisclosureGroup.")
public struct OutlineGroup<Data, Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: rows of a tree have groups of their own.
  public init<Element>(
    _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data: RandomAccessCollection, Data.Element == Element {}
}

extension List {
  /// Unavailable: rows of a tree have groups of their own.
  @available(*, unavailable, message: "Show each branch as a DisclosureGroup in a List.")
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == EmptyView {
    self.init { EmptyView() }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Unavailable: sections are always open.
  @available(*, unavailable, message: "Sections are always open. Use DisclosureGroup(_:isExpanded:content:).")
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title, content: content)
  }
}

extension View {
  /// Unavailable: rows have actions of their own.
  @available(
    *, unavailable, message: "Give swipeActions with a delete button to the rows that people may remove."
  )
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }

  /// Unavailable: all rows of a ForEach move, or none.
  @available(*, unavailable, message: "Show the rows that stay in a ForEach of their own, without onMove.")
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }

  /// Unavailable: a cell has one column.
  @available(*, unavailable, message: "A cell of a Grid has one column. Put a wide view beside the rows.")
  public func gridCellColumns(_ count: Int) -> Self { self }

  /// Unavailable: columns have the alignment of the grid.
  @available(
    *, unavailable,
    message:
      "Columns have the alignment of the Grid. Align a view in its cell with frame(maxWidth:alignment:)."
  )
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
}
