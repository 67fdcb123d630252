internal import Bindery
internal import Foundation

/// The line of headers of a table, with a button for the choice of columns if some can be hidden.
struct TableHeader<Value: Identifiable, Sort: SortComparator>: View {
  let columns: [AnyTableColumn<Value, Sort>]
  let isShown: [Bool]
  let sortOrder: Binding<[Sort]>?
  let customization: Binding<TableColumnCustomization<Value>>
  let asksForColumns: Binding<Bool>

  private var offersColumns: Bool { columns.contains { $0.canHide } }
}

extension TableHeader: ElementView {
  func role(in context: MountContext) -> Role { .columns }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    guard offersColumns else { return }
    let asksForColumns = asksForColumns
    element.on(.longPress) { _, _ in asksForColumns.wrappedValue = true }
  }

  var isListPart: Bool { true }

  var block: (@MainActor () -> TupleView<ViewSequence<ColumnHeader<Value, Sort>?>, Button<Image>?>)? {
    {
      let headers = zip(columns, isShown).map { column, isShown in
        isShown
          ? ColumnHeader(column: column, sortOrder: sortOrder, customization: customization) : nil
      }
      let button =
        offersColumns
        ? Button("Columns", icon: .more) { [asksForColumns] in asksForColumns.wrappedValue = true } : nil
      return TupleView(ViewSequence(headers), button)
    }
  }
}

/// The header of a column: it sorts by the column when it is pressed, and has its width.
struct ColumnHeader<Value: Identifiable, Sort: SortComparator>: View {
  let column: AnyTableColumn<Value, Sort>
  let sortOrder: Binding<[Sort]>?
  let customization: Binding<TableColumnCustomization<Value>>
}

extension ColumnHeader: ElementView {
  func role(in context: MountContext) -> Role { .column }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.title, column.title)
    element.set(.textAlignment, column.textAlignment)
    if let sort = column.sort, let sortOrder {
      element.bindOptional(.isAscending) { sortOrder.wrappedValue.order(of: sort).map { $0 == .forward } }
      element.on(.tap) { _, _ in sortOrder.wrappedValue.press(sort) }
    }
    guard column.canResize else { return }
    let (id, bounds) = (column.id, column.width.bounds)
    element.set(.minimum, bounds.lowerBound)
    element.set(.maximum, bounds.upperBound)
    element.bindOptional(.number) { customization.wrappedValue[width: id] }
    element.on(.number) { action, _ in
      guard case .number(let width) = action, bounds.contains(width) else { return }
      customization.wrappedValue[width: id] = width
    }
  }

  var isListPart: Bool { true }
}

/// A button for each column that can be hidden or shown. The last column stays.
struct ColumnChoice<Value: Identifiable, Sort: SortComparator>: View {
  let columns: [AnyTableColumn<Value, Sort>]
  let customization: Binding<TableColumnCustomization<Value>>

  var body: some View {
    let chosen = customization.wrappedValue
    let isOnlyOne = columns.count { $0.isShown(in: chosen) } == 1
    for column in columns {
      if column.canHide {
        if !column.isShown(in: chosen) {
          Button("Show \(column.title())") { customization.wrappedValue[visibility: column.id] = .visible }
        } else if !isOnlyOne {
          Button("Hide \(column.title())") { customization.wrappedValue[visibility: column.id] = .hidden }
        }
      }
    }
  }
}
