internal import Bindery
public import BinderyViews
public import Foundation

extension ForEach {
  /// Lets people remove rows with the host's own gesture.
  ///
  /// - Parameter action: receives the offset of the row; nil if rows cannot be removed.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    guard let action else { return self }
    return onDelete { (index: Int) in action(IndexSet(integer: index)) }
  }

  /// Lets people reorder rows.
  ///
  /// - Parameter action: receives the offset of the row, and the offset before which it moves; nil if rows cannot
  ///   be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    guard let action else { return self }
    return onMove { (from: Int, to: Int) in action(IndexSet(integer: from), to > from ? to + 1 : to) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as ``BinderyViews/ForEach/onDelete(perform:)`` gives them.
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
