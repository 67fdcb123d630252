public import Bindery

extension List {
  /// Lists a row for each element of a collection, as ``ForEach`` does; with a selection, people select one row, by its ID.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: @autoclosure @escaping @MainActor () -> Data, selection: Binding<Data.Element.ID?>? = nil,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data(), content: rowContent) }
  }

  /// Lists a row for each element of a collection; people select any number of them, by their IDs.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: @autoclosure @escaping @MainActor () -> Data, selection: Binding<Set<Data.Element.ID>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data(), content: rowContent) }
  }

  /// Lists the elements of a collection, identified by a property; with a selection, people select one row, by it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: @autoclosure @escaping @MainActor () -> Data, id: KeyPath<Data.Element, ID>,
    selection: Binding<ID?>? = nil,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data(), id: id, content: rowContent) }
  }

  /// Lists the elements of a collection, identified by a property; people select several rows by it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: @autoclosure @escaping @MainActor () -> Data, id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<ID>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data(), id: id, content: rowContent) }
  }

  /// Lists a row for each number of a range.
  public init<Row: View>(
    _ data: @autoclosure @escaping @MainActor () -> Range<Int>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data(), content: rowContent) }
  }

  /// Lists a row for each element of a collection, with a binding to the element.
  public init<Source, Row: View>(
    _ data: Binding<Source>, @ViewBuilder rowContent: @escaping (Binding<Source.Element>) -> Row
  )
  where
    Source: MutableCollection & RandomAccessCollection, Source.Element: Identifiable,
    Content == ForEach<
      [BoundElement<Source.Element, Source.Element.ID>], Source.Element.ID, Row
    >
  {
    self.init { ForEach(data, content: rowContent) }
  }
}
