public import Bindery
internal import Foundation

/// What people may do with the rows of a list.
public struct EditActions<Source>: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Remove rows.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Reorder rows.
  public static var move: EditActions { EditActions(rawValue: 2) }
  /// Remove and reorder rows.
  public static var all: EditActions { [.delete, .move] }
}

extension List {
  /// Lists the elements of a binding, which people remove and reorder.
  ///
  /// - Parameters:
  ///   - data: the elements; a row gets a binding to each.
  ///   - editActions: what people may do.
  ///   - rowContent: the view of a row.
  public init<Source, Row: View>(
    _ data: Binding<Source>, editActions: EditActions<Source>,
    @ViewBuilder rowContent: @escaping (Binding<Source.Element>) -> Row
  )
  where
    Source: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Source.Element: Identifiable,
    Content == ForEach<[BoundElement<Source.Element, Source.Element.ID>], Source.Element.ID, Row>
  {
    self.init {
      ForEach(data, content: rowContent).editable(editActions, data)
    }
  }
}

extension ForEach {
  /// Lets people remove and reorder the elements of a binding.
  fileprivate func editable<Source>(_ actions: EditActions<Source>, _ source: Binding<Source>) -> ForEach
  where Source: MutableCollection & RangeReplaceableCollection {
    var rows = self
    if actions.contains(.delete) { rows = rows.onDelete { source.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) {
      rows = rows.onMove { source.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return rows
  }
}
