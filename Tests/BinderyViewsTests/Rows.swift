import Bindery

/// A row of the lists of these tests.
@MainActor
final class Row: Identifiable {
  nonisolated let id: Int
  @Box var name: String

  init(_ id: Int) {
    self.id = id
    name = "row \(id)"
  }
}

/// The rows of these tests: `row 1`, `row 2`, …
@MainActor
final class Rows {
  @Box var rows: [Row]

  init(_ count: Int) { rows = (1...count).map(Row.init) }
}
