internal import Bindery

/// One view for each element of a collection, told apart by identity: rows that come, go and move are patched as
/// such, with the fewest moves, and keep their state, focus and caret.
///
/// The collection is read by `ForEach` alone: the block around does not run again when it changes. An element that
/// is equal to the one before (`==`, or the same object) is left alone. Elements with an identity that came before
/// in the same collection are left out.
///
/// In a ``List``, long collections are mounted as people come near: the first rows at once, the others when the last one
/// mounted comes into sight. A ``Section`` counts as its rows.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: @MainActor () -> Data
  let id: @MainActor (Data.Element) -> ID
  let content: @MainActor (Data.Element) -> Content
  var onDelete: (@MainActor (Int) -> Void)?
  var onMove: (@MainActor (Int, Int) -> Void)?

  /// Shows elements that have an identity of their own.
  public init(
    _ data: @autoclosure @escaping @MainActor () -> Data,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }

  /// Shows elements told apart by a property.
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

extension ForEach {
  /// Lets people remove rows by the host's own gesture.
  ///
  /// - Parameter action: takes the row's index in the collection as it is shown.
  public func onDelete(perform action: @escaping @MainActor (Int) -> Void) -> ForEach {
    var view = self
    view.onDelete = action
    return view
  }

  /// Lets people put rows into another order.
  ///
  /// - Parameter action: takes the row's index in the collection as it is shown, and the index where it is to stand.
  public func onMove(perform action: @escaping @MainActor (_ from: Int, _ to: Int) -> Void) -> ForEach {
    var view = self
    view.onMove = action
    return view
  }
}
