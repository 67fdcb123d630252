/// The minimal form of observable state: a stored property and a closure.
final class Limit<Value> {
  @exclusivity(unchecked) var value: Value
  let observer: (Value) -> Void

  init(_ value: Value, observer: @escaping (Value) -> Void) {
    self.value = value
    self.observer = observer
  }

  @inline(never)
  func set(_ newValue: Value) {
    value = newValue
    observer(newValue)
  }
}

/// A stored property and the closure that computes it.
final class LimitCell {
  @exclusivity(unchecked) var value = 0
  let transform: (Int) -> Int

  init(_ transform: @escaping (Int) -> Int) { self.transform = transform }

  /// Creates the given number of cells, each computed from the previous one.
  static func row(_ count: Int) -> LimitRow { LimitRow((0..<count).map { _ in LimitCell { $0 &+ 1 } }) }
}

/// A row of cells, accessed without reference counting.
final class LimitRow {
  private let cells: [LimitCell]
  private let unretained: [Unmanaged<LimitCell>]

  init(_ cells: [LimitCell]) {
    self.cells = cells
    unretained = cells.map { Unmanaged.passUnretained($0) }
  }

  /// Sets all cells from first to last.
  func run(_ first: Int) -> Int {
    var value = first
    for cell in unretained {
      cell._withUnsafeGuaranteedRef {
        value = $0.transform(value)
        $0.value = value
      }
    }
    return value
  }
}

/// A stored property alone.
final class Plain<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
