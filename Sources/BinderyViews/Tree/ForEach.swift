internal import Bindery

/// Shows one view for each element of a collection, identified by an ID: inserted, moved and removed rows are
/// patched with the fewest moves and keep their state, focus and caret.
///
/// Only `ForEach` reads the collection: the surrounding block does not run again when it changes. A row whose
/// element is equal to the previous one (`==`, or the same object) is not updated. Elements whose ID already
/// occurred in the collection are omitted.
///
/// In a ``List``, long collections are mounted on demand, by ``RowMounting``: the first rows immediately, the others
/// when they become visible. A ``Section`` counts as its rows.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: @MainActor () -> Data
  let id: @MainActor (Data.Element) -> ID
  let content: @MainActor (Data.Element) -> Content
  var onDelete: (@MainActor (Int) -> Void)?
  var onMove: (@MainActor (Int, Int) -> Void)?
  var onDrop: DropAction?

  /// Shows elements that are `Identifiable`.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }

  /// Shows elements identified by a property.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = ForEachSlot(self, in: context)
    slot.mount(before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: ForEachSlot<Data, ID, Content>.self).update(self, in: context)
  }
}
