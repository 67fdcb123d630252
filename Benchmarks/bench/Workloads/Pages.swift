import Bindery
import BinderyHTML
import BinderyViews

/// What a page costs: views, their changes, and the HTML for a browser, without the host's sockets.
extension Workloads {
  /// A page of 1,000 rows of three elements is mounted, written as HTML, and closed.
  static let page = Workload(
    name: "page", title: "first paint and end of 1,000 rows of three elements",
    trials: [
      Trial(.bindery, operations: 1) {
        { tracking { TablePage(rows: 1_000).close() } }
      }
    ])

  /// A row of 1,000 is selected.
  static let pageSelect = change("page-select", "select one of 1,000 rows", operations: 10) { table in
    table.selected = (table.selected ?? 0) + 1
  }

  /// 1,000 new rows follow 1,000 that stay. A list that only grew would be another one in each round.
  static let pageTail = change("page-tail", "replace the last 1,000 of 2,000 rows", rows: 2_000) {
    $0.rows = $0.rows.prefix(1_000) + $0.make(1_000)
  }

  /// All of 1,000 rows are replaced.
  static let pageReplace = change("page-replace", "replace 1,000 rows") { $0.rows = $0.make(1_000) }

  /// One of 1,000 rows changes its text.
  static let pageRow = change("page-row", "change one of 1,000 rows", operations: 100) {
    $0.rows[500].label += "!"
  }

  /// A button counts.
  static let pageEvent = Workload(
    name: "page-event", title: "from an event to the patch of a counter",
    trials: [
      Trial(.bindery, operations: 1_000) {
        let counter = tracking { CounterPage() }
        return { tracking { for _ in 0..<1_000 { counter.press() } } }
      }
    ])

  /// A change of a mounted page, with the operations for the browser.
  private static func change(
    _ name: String, _ title: String, rows: Int = 1_000, operations: Int = 1,
    _ change: @escaping @MainActor (Table) -> Void
  ) -> Workload {
    Workload(
      name: name, title: title,
      trials: [
        Trial(.bindery, operations: operations) {
          let page = tracking { TablePage(rows: rows) }
          return { tracking { for _ in 0..<operations { page.apply(change) } } }
        }
      ])
  }

  /// Hosts track `@Observable` objects, which the benchmark of the engine does not.
  private static func tracking<Result>(_ body: () -> Result) -> Result {
    ObservationInterop.tracksObservables = true
    defer { ObservationInterop.tracksObservables = false }
    return body()
  }
}

/// The table of the js-framework-benchmark.
@MainActor
private final class Table {
  @MainActor
  final class Row: Identifiable {
    nonisolated let id: Int
    @Box var label: String

    init(_ id: Int) {
      self.id = id
      label = "pretty red table \(id)"
    }
  }

  @Box var rows: [Row] = []
  @Box var selected: Int?
  private var last = 0

  func make(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      last += 1
      return Row(last)
    }
  }
}

private struct TableView: View {
  let table: Table

  var body: some View {
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

/// A window with a table, which a browser shows.
@MainActor
private final class TablePage {
  private let table = Table()
  private let tree: ViewTree

  init(rows: Int) {
    table.rows = table.make(rows)
    tree = ViewTree { [table] in TableView(table: table) }
    // The whole document, as a host sends it.
    var page = PageRenderer(title: "Table", token: "0123456789abcdef", basePath: "/table")
    page.names = { [tree] in tree.stableName(of: $0) }
    Sink.total &+= page.html(of: tree.root).utf8.count
    _ = tree.takePatches()
  }

  func apply(_ change: (Table) -> Void) {
    batch { change(table) }
    Sink.total &+= tree.encodedPatches.utf8.count
  }

  func close() { tree.unmount() }
}

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}

/// A window with a counter.
@MainActor
private final class CounterPage {
  private let tree = ViewTree { CounterView() }
  private let button: NodeID

  init() {
    var node = tree.root
    while let last = node.children.last, node.role != .button { node = last }
    button = node.id
    _ = tree.takePatches()
  }

  func press() {
    tree.send(UserEvent(.tap, on: button))
    Sink.total &+= tree.encodedPatches.utf8.count
  }
}

extension ViewTree {
  /// The operations of the next batch, as a host sends them.
  var encodedPatches: String {
    var batch = OperationBatch()
    for operation in takePatches().flatMap({ HTMLRenderer.operations(for: $0) }) { batch.append(operation) }
    return batch.json
  }
}
