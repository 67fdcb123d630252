internal import Bindery
internal import Foundation

/// The element of a table: a line of headers, and its rows.
struct TableElement<Data: RandomAccessCollection, Sort: SortComparator>: View
where Data.Element: Identifiable, Sort.Compared == Data.Element {
  let table: Table<Data, Sort>
  let customization: Binding<TableColumnCustomization<Data.Element>>
}

extension TableElement: ElementView {
  func role(in context: MountContext) -> Role { .table }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.tracks) {
      let chosen = customization.wrappedValue
      return GridTracks(
        table.columns.filter { $0.isShown(in: chosen) }.map { $0.width.track(chosen[width: $0.id]) })
    }
    if let extend = table.choice?.extend {
      element.on(.extend) { _, _ in extend(table.data().map { AnyHashable($0.id) }, []) }
    }
  }

  var block: (@MainActor () -> TableContent<Data, Sort>)? {
    { TableContent(table: table, customization: customization) }
  }

  var container: MountContext.Container { .rows }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    context.inside(slot.node, container: .rows).surrounded {
      $0.choice = table.choice.map { $0.following(in: context, of: slot) }
    }
  }
}

/// The line of headers and the rows of a table.
struct TableContent<Data: RandomAccessCollection, Sort: SortComparator>: View
where Data.Element: Identifiable, Sort.Compared == Data.Element {
  let table: Table<Data, Sort>
  let customization: Binding<TableColumnCustomization<Data.Element>>
  @State private var asksForColumns = false

  var body: some View {
    let columns = table.columns
    let chosen = customization.wrappedValue
    let isShown = columns.map { $0.isShown(in: chosen) }
    TableHeader(
      columns: columns, isShown: isShown, sortOrder: table.sortOrder, customization: customization,
      asksForColumns: $asksForColumns
    )
    .menu({ LocalizedStringKey("Columns").words }, isPresented: $asksForColumns) {
      ColumnChoice(columns: columns, customization: customization)
    }
    TableRows(table: table, isShown: isShown)
  }
}

/// The rows of a table. A column that only gets another width does not run them again.
private struct TableRows<Data: RandomAccessCollection, Sort: SortComparator>: View
where Data.Element: Identifiable, Sort.Compared == Data.Element {
  let table: Table<Data, Sort>
  let isShown: [Bool]

  var body: some View {
    let columns = table.columns
    ForEach(table.data()) { value in TableRow(value: value, columns: columns, isShown: isShown) }
  }
}

extension TableRows: @MainActor Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.isShown == right.isShown && areEqual(left.table, right.table)
  }
}

/// A row of a table, with a cell in each column that is shown.
private struct TableRow<Value: Identifiable, Sort: SortComparator>: View {
  let value: Value
  let columns: [AnyTableColumn<Value, Sort>]
  let isShown: [Bool]
}

extension TableRow: ElementView {
  func role(in context: MountContext) -> Role { .row }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var isListPart: Bool { true }
  var block: (@MainActor () -> ViewSequence<TableCell?>)? {
    {
      ViewSequence(
        zip(columns, isShown).map { column, isShown in
          guard isShown else { return nil }
          return TableCell(
            title: column.title, textAlignment: column.textAlignment, isNumeric: column.isNumeric,
            content: { column.cell(value) })
        })
    }
  }
}

/// What a row shows in one column.
struct TableCell: View {
  let title: @MainActor () -> String
  let textAlignment: TextAlignment?
  let isNumeric: Bool
  let content: @MainActor () -> AnyView
}

extension TableCell: ElementView {
  func role(in context: MountContext) -> Role { .cell }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.label, title)
    element.set(.textAlignment, textAlignment)
    element.set(.tabularFigures, flag: isNumeric)
  }

  var isListPart: Bool { true }
  var block: (@MainActor () -> AnyView)? { content }

  /// Texts inside have the alignment themselves, because a terminal does not inherit it.
  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    var inside = context.inside(slot.node)
    guard let textAlignment else { return inside }
    let aligned = ElementModifier(target: .all([.text])) { $0.set(.textAlignment, textAlignment) }
    inside.modifiers = ModifierList(aligned, outer: inside.modifiers)
    return inside
  }
}
