internal import Foundation

/// The elements of a ``ForEach`` with their identities. An element whose identity already occurred is left out.
struct IdentifiedElements<Element, ID: Hashable> {
  private(set) var ids: [ID]
  private(set) var elements: [Element]

  var count: Int { ids.count }

  init(_ data: some Collection<Element>, id: (Element) -> ID) {
    elements = Array(data)
    ids = elements.map(id)
    guard !IdentityList.isUnique(ids) else { return }
    var seen: Set<ID> = []
    let first = ids.indices.filter { seen.insert(ids[$0]).inserted }
    elements = first.map { elements[$0] }
    ids = first.map { ids[$0] }
  }
}

/// Questions about lists of identities, asked for all elements of a list each time it changes.
///
/// They are specialized for the usual types of identities: without it, hashing through a type parameter takes several times as long.
enum IdentityList {
  /// Returns whether no identity occurs twice. O(*n*).
  @_specialize(where ID == String)
  @_specialize(where ID == Int)
  @_specialize(where ID == UUID)
  static func isUnique<ID: Hashable>(_ ids: [ID]) -> Bool {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted { return false }
    return true
  }

  /// Returns the first and the last index in a list of an identity that occurs in another list, or `nil` if none does. O(*n*).
  @_specialize(where ID == String)
  @_specialize(where ID == Int)
  @_specialize(where ID == UUID)
  static func span<ID: Hashable>(of some: [ID], in all: [ID]) -> ClosedRange<Int>? {
    let some = Set(some)
    guard !some.isEmpty, let first = all.firstIndex(where: { some.contains($0) }),
      let last = all.lastIndex(where: { some.contains($0) })
    else { return nil }
    return first...last
  }

  /// Returns how many identities two lists have in common at the start, and how many of the others at the end. O(*n*).
  @_specialize(where ID == String)
  @_specialize(where ID == Int)
  @_specialize(where ID == UUID)
  static func common<ID: Hashable>(_ old: [ID], _ new: ArraySlice<ID>) -> (start: Int, end: Int) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[new.startIndex + start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.endIndex - 1 - end] { end += 1 }
    return (start, end)
  }
}
