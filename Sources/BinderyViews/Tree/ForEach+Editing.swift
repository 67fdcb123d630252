public import BinderyViewModels
public import Foundation

extension ForEach {
  /// Lets people remove rows with the host's own gesture.
  ///
  /// - Parameter action: receives the offset of the row in the collection as it is shown; nil if rows cannot be removed.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.onDelete = nil
    if let action { view.onDelete = { action(IndexSet(integer: $0)) } }
    return view
  }

  /// Lets people reorder rows.
  ///
  /// - Parameter action: receives the offset of the row in the collection as it is shown, and the offset before which it moves; nil if rows
  ///   cannot be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var view = self
    view.onMove = nil
    if let action {
      view.onMove = { from, to in action(IndexSet(integer: from), to > from ? to + 1 : to) }
    }
    return view
  }

  /// Lets people drop values between the rows.
  ///
  /// A row of this list that is dropped here moves within it: ``onMove(perform:)`` gets it, if there is one, otherwise the action does.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values, which views offer with ``View/draggable(_:)``.
  ///   - action: receives the value, and the offset in the collection as it is shown at which it is inserted.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], Int) -> Void
  ) -> ForEach {
    var view = self
    view.onDrop = DropAction(payloadType, action)
    return view
  }
}

extension View {
  /// Sets whether people can remove the row, where ``ForEach/onDelete(perform:)`` lets them.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    element(.row) { if isDisabled { $0.ignore(.delete) } }
  }

  /// Sets whether people can move the row, where ``ForEach/onMove(perform:)`` lets them.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    element(.row) { if isDisabled { $0.ignore(.move) } }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as ``ForEach/onDelete(perform:)`` gives them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    remove(atOffsets: source)
    let target = destination - source.count { $0 < destination }
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
