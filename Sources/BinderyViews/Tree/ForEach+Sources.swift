public import Bindery

extension ForEach where Data == Range<Int>, ID == Int {
  /// Shows a view for each number of a range, which is tracked.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Range<Int>,
    @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data(), id: \.self, content: content)
  }
}

/// An element of a collection with a binding to it, as ``ForEach`` over `$items` shows it.
///
/// Two are equal if they have the same ID: the row reads the element through the binding, so only its readers run again.
public struct BoundElement<Element, ID: Hashable>: Identifiable, Equatable {
  public let id: ID
  let binding: Binding<Element>

  public nonisolated static func == (left: BoundElement, right: BoundElement) -> Bool { left.id == right.id }
}

extension BoundElement {
  /// The elements of a collection.
  @MainActor
  static func all<Source>(
    of source: Binding<Source>, id: KeyPath<Element, ID>
  ) -> [BoundElement]
  where Source: MutableCollection & RandomAccessCollection, Source.Element == Element {
    let elements = source.wrappedValue
    return elements.indices.map { place in
      let element = elements[place]
      let identity = element[keyPath: id]
      /// The current index of the element, starting the search at its last index.
      let index: @MainActor (Source) -> Source.Index? = { now in
        if now.indices.contains(place), now[place][keyPath: id] == identity { return place }
        return now.firstIndex { $0[keyPath: id] == identity }
      }
      return BoundElement(
        id: identity,
        binding: Binding(
          get: {
            let now = source.wrappedValue
            // A row that is about to be removed keeps the last value.
            return index(now).map { now[$0] } ?? element
          },
          set: { value in
            var now = untracked { source.wrappedValue }
            guard let index = index(now) else { return }
            now[index] = value
            source.wrappedValue = now
          }))
    }
  }
}

extension ForEach {
  /// Shows a view for each element of a collection, with a binding to the element: `ForEach($items) { $item in … }`.
  public init<Source>(
    _ data: Binding<Source>, @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
  )
  where
    Source: MutableCollection & RandomAccessCollection, Source.Element: Identifiable,
    ID == Source.Element.ID, Data == [BoundElement<Source.Element, Source.Element.ID>]
  {
    self.init(BoundElement.all(of: data, id: \.id), id: \.id) { content($0.binding) }
  }

  /// Shows a view for each element of a collection, identified by a property, with a binding to the element.
  public init<Source>(
    _ data: Binding<Source>, id: KeyPath<Source.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
  )
  where
    Source: MutableCollection & RandomAccessCollection, Data == [BoundElement<Source.Element, ID>]
  {
    self.init(BoundElement.all(of: data, id: id), id: \.id) { content($0.binding) }
  }
}
