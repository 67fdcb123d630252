/// Prefix sums of a changing list of numbers: a Fenwick tree, O(log n) for a change and for a sum.
struct PrefixSums {
  private var tree: [Int]

  /// Creates a list of zeros.
  init(count: Int) { tree = [Int](repeating: 0, count: count + 1) }

  /// Adds to the number at an index.
  mutating func add(_ number: Int, at index: Int) {
    var position = index + 1
    while position < tree.count {
      tree[position] += number
      position += position & -position
    }
  }

  /// Returns the sum of the numbers at indices below `index`.
  func sum(below index: Int) -> Int {
    var position = index
    var sum = 0
    while position > 0 {
      sum += tree[position]
      position -= position & -position
    }
    return sum
  }
}
