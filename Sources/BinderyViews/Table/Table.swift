public import Bindery
public import Foundation

/// A table of rows in columns.
///
/// People sort it by its headers, select rows, change the widths of columns and hide some. The app sorts the rows:
///
/// ```swift
/// Table(model.people, selection: $selection, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
/// }
/// .onChange(of: order) { model.sort(by: $0) }
/// ```
/// Long tables are mounted on demand, as a ``List``. In a narrow window, a row is its first column with the others below, after their
/// titles, and the headers are buttons above.
public struct Table<Data: RandomAccessCollection, Sort: SortComparator>: View
where Data.Element: Identifiable, Sort.Compared == Data.Element {
  let data: @MainActor () -> Data
  let choice: Choice?
  let sortOrder: Binding<[Sort]>?
  private let customization: Binding<TableColumnCustomization<Data.Element>>?
  private let makeColumns: @MainActor () -> TableColumns<Data.Element, Sort>
  /// The widths, where the app does not keep them.
  @State private var ownCustomization = TableColumnCustomization<Data.Element>()

  private init(
    _ data: @escaping @MainActor () -> Data, _ choice: Choice?, _ sortOrder: Binding<[Sort]>?,
    _ customization: Binding<TableColumnCustomization<Data.Element>>?,
    _ columns: @escaping @MainActor () -> TableColumns<Data.Element, Sort>
  ) {
    self.data = data
    self.choice = choice
    self.sortOrder = sortOrder
    self.customization = customization
    makeColumns = columns
  }

  /// Creates a table that people sort; with a selection, they select one row, by its ID.
  ///
  /// - Parameters:
  ///   - data: the rows, which the app sorts.
  ///   - selection: the ID of the selected row.
  ///   - sortOrder: the comparators, the most important first; a press of a header changes it.
  ///   - columnCustomization: the widths, and which columns are hidden.
  ///   - columns: the columns.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data, selection: Binding<Data.Element.ID?>? = nil,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns:
      @escaping @MainActor () -> TableColumns<Data.Element, Sort>
  ) {
    self.init(data, selection.map { Choice(unlessChosen: $0) }, sortOrder, columnCustomization, columns)
  }

  /// Creates a table that people sort, and in which they select any number of rows, by their IDs.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data, selection: Binding<Set<Data.Element.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns:
      @escaping @MainActor () -> TableColumns<Data.Element, Sort>
  ) {
    self.init(data, Choice(several: selection), sortOrder, columnCustomization, columns)
  }

  public var body: some View { TableElement(table: self, customization: customization ?? $ownCustomization) }

  /// The columns of the present state.
  var columns: [AnyTableColumn<Data.Element, Sort>] {
    makeColumns().columns.enumerated().map { index, column in column(index) }
  }
}

extension Table where Sort == KeyPathComparator<Data.Element> {
  /// Creates a table that people do not sort; with a selection, they select one row, by its ID.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data, selection: Binding<Data.Element.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns:
      @escaping @MainActor () -> TableColumns<Data.Element, Sort>
  ) {
    self.init(data, selection.map { Choice(unlessChosen: $0) }, nil, columnCustomization, columns)
  }

  /// Creates a table that people do not sort, and in which they select any number of rows, by their IDs.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data, selection: Binding<Set<Data.Element.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns:
      @escaping @MainActor () -> TableColumns<Data.Element, Sort>
  ) {
    self.init(data, Choice(several: selection), nil, columnCustomization, columns)
  }
}
