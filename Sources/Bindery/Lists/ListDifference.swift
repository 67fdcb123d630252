/// The steps from one list to another, by the identity of the elements, with the minimum number of moves: elements
/// that need not move are a longest increasing subsequence of the old indices.
///
/// Takes O(n log n) time for n elements. Elements with equal identities are distinguished by their number of earlier occurrences.
struct ListDifference<Element, ID: Hashable> {
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private let old: [Element]
  private let new: [Element]
  /// The numbers of elements that are the same at the beginning and at the end of both lists: these need no look-ups.
  private let prefix: Int
  private let suffix: Int
  /// The keys of the elements between.
  private let oldKeys: [Key]
  private let newKeys: [Key]
  private let isEqual: (Element, Element) -> Bool

  init(
    from old: [Element], to new: [Element], id: (Element) -> ID, isEqual: @escaping (Element, Element) -> Bool
  ) {
    self.old = old
    self.new = new
    self.isEqual = isEqual
    let oldIDs = old.map(id)
    let newIDs = new.map(id)
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, oldIDs[prefix] == newIDs[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, oldIDs[old.count - 1 - suffix] == newIDs[new.count - 1 - suffix] {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
    oldKeys = Self.keys(of: oldIDs[prefix..<old.count - suffix])
    newKeys = Self.keys(of: newIDs[prefix..<new.count - suffix])
  }

  private static func keys(of ids: ArraySlice<ID>) -> [Key] {
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(ids.count)
    return ids.map { id in
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
  }

  var changes: [ListChange<Element>] {
    let kept = Set(newKeys)
    var result: [ListChange<Element>] = []
    var survivors: [Int] = []
    for (index, key) in oldKeys.enumerated() where kept.contains(key) { survivors.append(index) }
    for index in oldKeys.indices.reversed() where !kept.contains(oldKeys[index]) {
      result.append(.removed(at: prefix + index))
    }
    var rankOfKey: [Key: Int] = [:]
    rankOfKey.reserveCapacity(survivors.count)
    for (rank, index) in survivors.enumerated() { rankOfKey[oldKeys[index]] = rank }
    let ranks = newKeys.map { rankOfKey[$0] }
    result += arrange(ranks, survivorCount: survivors.count)
    for index in new.indices {
      let place =
        if index < prefix {
          index
        } else if index >= new.count - suffix {
          index - new.count + old.count
        } else if let rank = ranks[index - prefix] {
          prefix + survivors[rank]
        } else {
          -1
        }
      if place >= 0, !isEqual(old[place], new[index]) { result.append(.updated(new[index], at: index)) }
    }
    return result
  }

  /// Inserts and moves elements between the equal ends, in ascending order of their indices. Meanwhile that part of the list contains
  /// the placed elements in their final order, and among them, at their old places, the elements that still have to move.
  private func arrange(_ ranks: [Int?], survivorCount: Int) -> [ListChange<Element>] {
    var result: [ListChange<Element>] = []
    let stays = longestIncreasingSubsequence(ranks.map { $0 ?? -1 })
    let staying = ranks.enumerated().compactMap { index, rank -> (rank: Int, index: Int)? in
      if let rank, stays[index] { (rank, index) } else { nil }
    }
    var isStaying = [Bool](repeating: false, count: survivorCount)
    for (rank, _) in staying { isStaying[rank] = true }
    var toMove = PrefixSums(count: survivorCount)
    for rank in 0..<survivorCount where !isStaying[rank] { toMove.add(1, at: rank) }
    var placedStays = 0
    for (index, rank) in ranks.enumerated() {
      let anchor = placedStays == 0 ? 0 : staying[placedStays - 1].rank
      guard let rank else {
        result.append(
          .inserted(new[prefix + index], at: prefix + index + toMove.sum(below: anchor)))
        continue
      }
      if isStaying[rank] {
        placedStays += 1
        continue
      }
      // The elements placed before it: all up to the first staying element that was behind it.
      let next = staying.partitioningIndex { $0.rank > rank }
      let isBehindAnchor = next >= placedStays
      let placedBefore = isBehindAnchor ? index + (next - placedStays) : staying[next].index
      let from = placedBefore + toMove.sum(below: rank)
      toMove.add(-1, at: rank)
      let to = index + toMove.sum(below: anchor)
      if from != to { result.append(.moved(from: prefix + from, to: prefix + to)) }
    }
    return result
  }
}

extension Array {
  /// Returns the first index of the second part, in an array that is partitioned by `belongs`.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
