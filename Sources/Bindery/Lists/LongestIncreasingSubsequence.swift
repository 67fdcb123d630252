/// Returns the elements of a sequence of distinct numbers that can keep their places, so that the minimum
/// number of others must move.
///
/// Patience sorting: O(n log n) time, O(n) memory.
///
/// - Parameter values: old positions in new order; negative ones (new elements) never stay.
/// - Returns: for each element, whether it is part of a longest increasing subsequence.
package func longestIncreasingSubsequence(_ values: [Int]) -> [Bool] {
  var tails: [Int] = []  // index of the smallest end of a subsequence of each length
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() where value >= 0 {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var stays = [Bool](repeating: false, count: values.count)
  var next = tails.last ?? -1
  while next >= 0 {
    stays[next] = true
    next = previous[next]
  }
  return stays
}
