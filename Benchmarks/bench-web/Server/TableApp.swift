internal import Bindery
internal import BinderyViews

/// The table of the js-framework-benchmark: rows that are not lazy, with the buttons of its operations.
struct TableApp: WindowScene {
  let title = "Table"
  let path: String
  let summary = "Shows rows."
  /// How many rows there are at the beginning.
  let count: Int
  var window: some View { TableView(table: Table(count)) }
}

/// The rows of one window.
@MainActor
final class Table {
  @MainActor
  final class Row: Identifiable {
    nonisolated let id: Int
    @Box var label: String

    init(_ id: Int) {
      self.id = id
      label = "\(Self.adjectives[id % 7]) \(Self.colors[id % 5]) \(Self.nouns[id % 11])"
    }

    private static let adjectives = ["pretty", "large", "small", "tall", "short", "long", "plain"]
    private static let colors = ["red", "yellow", "blue", "green", "white"]
    private static let nouns = [
      "table", "chair", "house", "desk", "car", "pony", "cookie", "mouse", "pizza", "burger", "keyboard",
    ]
  }

  @Box var rows: [Row] = []
  @Box var selected: Int?
  private var last = 0

  init(_ count: Int) { rows = make(count) }

  private func make(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      last += 1
      return Row(last)
    }
  }

  /// An operation of the benchmark.
  struct Operation: Identifiable, Sendable {
    let id: String
    let run: @MainActor @Sendable (Table) -> Void
  }

  static let operations = [
    Operation(id: "create") { $0.rows = $0.make(1000) },
    Operation(id: "replace") { $0.rows = $0.make(1000) },
    Operation(id: "update") { table in
      for index in stride(from: 0, to: table.rows.count, by: 10) { table.rows[index].label += " !!!" }
    },
    Operation(id: "select") { $0.selected = $0.rows[4].id },
    Operation(id: "swap") { $0.rows.swapAt(1, 998) },
    Operation(id: "remove") { $0.rows.remove(at: 3) },
    Operation(id: "create 10,000") { $0.rows = $0.make(10_000) },
    Operation(id: "append") { $0.rows += $0.make(1000) },
    Operation(id: "clear") { $0.rows = [] },
    Operation(id: "row") { $0.rows[500].label = "\(Int.random(in: 100...999))" },
  ]
}

struct TableView: View {
  let table: Table

  var body: some View {
    VStack {
      HStack { ForEach(Table.operations) { operation in Button(operation.id) { operation.run(table) } } }
      VStack {
        ForEach(table.rows) { row in
          HStack {
            Text("\(row.id)")
            Text(row.label).bold(table.selected == row.id)
          }
        }
      }
    }
  }
}
