internal import Bindery
internal import BinderyViewModels

/// Connects a stored value of a view with the cell for its key in the window's or the person's
/// storage.
@MainActor
final class StorageLink<Value: Equatable> {
  let key: String
  let initial: Value
  let coding: ValueCoding<Value>
  var cell: StorageCell<Value>

  init(_ initial: Value, _ key: String, _ coding: ValueCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
    cell = StorageCell(initial)
  }

  var binding: Binding<Value> { Binding(get: { self.cell.value }, set: { self.cell.value = $0 }) }
}
