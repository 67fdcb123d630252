public import Bindery
public import BinderyViews
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
      ForEach(data, content: rowContent)
        .onDelete(
          perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
        )
        .onMove(
          perform: editActions.contains(.move)
            ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: @MainActor () -> Content

  /// Shows the controls of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }

  /// The controls side by side.
  public var body: some View { HStack { content() } }
}
