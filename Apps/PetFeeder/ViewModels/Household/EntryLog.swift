internal import Bindery
internal import PetFeederModels

/// Entries of one kind about one pet, in their order.
@MainActor
final class EntryLog<Entry: PetEntry> {
  /// The entries; each change says where.
  let list: ListBox<Entry>

  init(_ entries: [Entry]) { list = ListBox(entries.sorted(by: Entry.isOrdered(_:before:))) }

  /// Puts an entry where it belongs, or gives it its new content.
  func put(_ entry: Entry) {
    let entries = untracked { list.elements }
    guard let old = entries.firstIndex(where: { $0.id == entry.id }) else {
      list.insert(entry, at: place(of: entry, in: entries))
      return
    }
    guard entries[old] != entry else { return }
    var others = entries
    others.remove(at: old)
    let place = place(of: entry, in: others)
    batch {
      list.move(from: old, to: place)
      list.update(entry, at: place)
    }
  }

  /// Takes an entry out; says whether it was there.
  func remove(_ id: Entry.ID) -> Bool {
    guard let index = untracked({ list.elements }).firstIndex(where: { $0.id == id }) else { return false }
    list.remove(at: index)
    return true
  }

  /// Brings the log to what was read anew.
  func replace(with entries: [Entry]) {
    list.replace(with: entries.sorted(by: Entry.isOrdered(_:before:)), by: \.id)
  }

  private func place(of entry: Entry, in entries: [Entry]) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Entry.isOrdered(entries[middle], before: entry) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
