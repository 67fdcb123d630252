import Bindery
import OpenCombine

extension Workloads {
  private static let rowCount = 100_000

  /// One row of a hundred thousand changes its content, and an observer updates its own copy of the list.
  static let listEdit = Workload(
    name: "list", title: "update one row of 100,000",
    trials: [
      Trial(.bindery, operations: 10_000) {
        let list = ListBox(Array(0..<rowCount))
        let copy = Rows(rowCount)
        let binding = list.changes.bind { copy.apply($0) }
        return {
          for number in 0..<10_000 { list.update(number, at: number &* 7_919 % rowCount) }
          keep(all: binding)
        }
      },
      Trial(.opencombine, operations: 20) {
        let list = CurrentValueSubject<[Int], Never>(Array(0..<rowCount))
        let copy = Rows(rowCount)
        let binding = list.sink { copy.rows = $0 }
        return {
          for number in 0..<20 { list.value[number &* 7_919 % rowCount] = number }
          keep(all: binding)
        }
      },
      Trial(.limit, operations: 10_000) {
        let copy = Rows(rowCount)
        var rows = Array(0..<rowCount)
        return {
          for number in 0..<10_000 {
            let index = number &* 7_919 % rowCount
            rows[index] = number
            copy.rows[index] = number
          }
          keep(copy)
        }
      },
    ])

  /// A list of a hundred thousand rows is replaced by one with a moved row, and the steps between them are computed.
  static let listDifference = Workload(
    name: "diff", title: "find the one row of 100,000 that moved, per row",
    trials: [
      Trial(.bindery, operations: rowCount) {
        let old = Array(0..<rowCount)
        var new = old
        new.insert(new.remove(at: rowCount / 3), at: rowCount / 2)
        return { Sink.total &+= old.changes(to: new, by: { $0 }).count }
      }
    ])
}

/// An observer's copy of a list.
@MainActor
private final class Rows {
  @exclusivity(unchecked) var rows: [Int]
  init(_ count: Int) { rows = Array(0..<count) }

  func apply(_ changes: [ListChange<Int>]) {
    for change in changes { rows.apply(change) }
  }
}
