public import Bindery
public import BinderyViews

/// Unavailable: a list or a grid shows rows.
@available(
  *, unavailable,
  message: "There are no tables. Show rows in a List, or cells in a Grid with GridRow."
)
public struct Table<Element>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }

  /// Unavailable: a list or a grid shows rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnsBuilder<Element> columns: () -> [TableColumn<Element>]
  ) where Data.Element == Element {}

  /// Unavailable: a list or a grid shows rows.
  public init<Data: RandomAccessCollection, Selection>(
    _ data: Data, selection: Binding<Selection>,
    @TableColumnsBuilder<Element> columns: () -> [TableColumn<Element>]
  ) where Data.Element == Element {}

  /// Unavailable: a list or a grid shows rows.
  public init<Data: RandomAccessCollection, Order>(
    _ data: Data, sortOrder: Binding<Order>,
    @TableColumnsBuilder<Element> columns: () -> [TableColumn<Element>]
  ) where Data.Element == Element {}
}

/// A column of a table.
public struct TableColumn<Element> {
  /// Shows the value of a property.
  public init<Value>(_ title: LocalizedStringKey, value: KeyPath<Element, Value>) {}
  /// Shows a view, in the order of a property.
  public init<Value, Content: View>(
    _ title: LocalizedStringKey, value: KeyPath<Element, Value>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {}
  /// Shows a view.
  public init<Content: View>(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping (Element) -> Content
  ) {}
  /// Sets the width in points.
  public func width(_ width: Double? = nil) -> TableColumn { self }
  /// Sets the range of the width in points.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn { self }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnsBuilder<Element> {
  /// Takes a column.
  public static func buildExpression(_ column: TableColumn<Element>) -> TableColumn<Element> { column }
  /// Takes the columns of a block.
  public static func buildBlock(_ columns: TableColumn<Element>...) -> [TableColumn<Element>] { columns }
}
