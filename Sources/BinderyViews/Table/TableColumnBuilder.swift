public import Foundation

/// Composes the columns of a ``Table``: several columns, `if` and `for`.
@resultBuilder
@preconcurrency @MainActor
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> where Sort.Compared == RowValue {
  /// A column.
  public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Sort, Content>)
    -> TableColumns<RowValue, Sort>
  {
    TableColumns(columns: [{ column.erased(at: $0) }])
  }

  /// Columns in sequence.
  public static func buildBlock(_ parts: TableColumns<RowValue, Sort>...) -> TableColumns<RowValue, Sort> {
    buildArray(parts)
  }

  /// `if` without `else`.
  public static func buildOptional(_ part: TableColumns<RowValue, Sort>?) -> TableColumns<RowValue, Sort> {
    part ?? TableColumns(columns: [])
  }

  /// The first branch of `if` … `else` or `switch`.
  public static func buildEither(first: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> {
    first
  }

  /// The other branch.
  public static func buildEither(second: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> {
    second
  }

  /// A `for` loop.
  public static func buildArray(_ parts: [TableColumns<RowValue, Sort>]) -> TableColumns<RowValue, Sort> {
    TableColumns(columns: parts.flatMap(\.columns))
  }
}

/// The columns of a ``Table``, without the types of what they show.
public struct TableColumns<RowValue: Identifiable, Sort: SortComparator> where Sort.Compared == RowValue {
  /// Returns each column for its index.
  let columns: [@MainActor (Int) -> AnyTableColumn<RowValue, Sort>]
}

/// A column of a table, without the type of what it shows.
struct AnyTableColumn<RowValue: Identifiable, Sort: SortComparator> {
  let id: String
  let title: @MainActor () -> String
  let sort: Sort?
  let width: TableColumnWidth
  let textAlignment: TextAlignment?
  /// Whether digits have equal width.
  let isNumeric: Bool
  let canResize: Bool
  let canHide: Bool
  let isHiddenByDefault: Bool
  let cell: @MainActor (RowValue) -> AnyView

  func isShown(in customization: TableColumnCustomization<RowValue>) -> Bool {
    switch canHide ? customization[visibility: id] : .automatic {
    case .automatic: !isHiddenByDefault
    case .visible: true
    case .hidden: false
    }
  }
}
