internal import Bindery

/// The sorted entries of one kind about one pet.
@MainActor
final class EntryLog<Entry: PetEntry> {
  /// The entries, with a signal for each kind of change.
  let list: ListBox<Entry>

  init(_ entries: [Entry]) { list = ListBox(entries.sorted(by: Entry.isOrdered(_:before:))) }

  /// Inserts an entry at its position, or replaces the one with its identity.
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

  /// Removes an entry. Returns whether it existed.
  func remove(_ id: Entry.ID) -> Bool {
    guard let index = untracked({ list.elements }).firstIndex(where: { $0.id == id }) else { return false }
    list.remove(at: index)
    return true
  }

  /// Replaces the entries with those that were read again.
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
