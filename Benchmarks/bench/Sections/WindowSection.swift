import Bindery
import BinderyViews
import CAllocator

/// The cost of a window: the bytes of a batch for a change, and the memory of an idle window.
///
/// The memory includes the mounted view with its nodes and bindings; a host adds its session and socket.
struct WindowSection: Section {
  let title = "Windows (bytes of a batch on the wire, bytes on the heap)"

  func run(_ options: Options) async throws -> SectionReport {
    var report = SectionReport()
    if options.includes("patch") { measurePatches(&report) }
    if options.includes("window") { measureWindows(&report) }
    return report
  }

  // MARK: Patches

  private func measurePatches(_ report: inout SectionReport) {
    let page = Page(rows: 1000)
    let tree = page.mount()
    scrollToEnd(tree)
    _ = tree.takePatches()
    note("patch-label", "one changed label", batch(of: tree) { page.title = "1" }, &report)
    note(
      "patch-row", "one changed row of 1,000", batch(of: tree) { page.rows[500].name = "changed" }, &report)
    note("patch-remove", "row 3 of 1,000 removed", batch(of: tree) { page.rows.remove(at: 2) }, &report)
    note("patch-swap", "two rows of 1,000 swapped", batch(of: tree) { page.rows.swapAt(1, 997) }, &report)
    tree.unmount()
  }

  /// The bytes of the frame for the patches of a change: `[batch,lastEvent,[operation,…]]`.
  private func batch(of tree: ViewTree, _ change: () -> Void) -> Double {
    change()
    return Double("[1,1,[\(tree.encodedPatches)]]".utf8.count)
  }

  // MARK: Memory

  private func measureWindows(_ report: inout SectionReport) {
    note("window-counter", "an idle window with a counter", bytes(count: 500, rows: 0), &report)
    note("window-list", "an idle window with 1,000 rows, as opened", bytes(count: 50, rows: 1000), &report)
    note(
      "window-list-read", "an idle window with 1,000 rows, all displayed",
      bytes(count: 5, rows: 1000, isRead: true),
      &report)
  }

  /// The bytes of one of many windows onto the same model.
  private func bytes(count: Int, rows: Int, isRead: Bool = false) -> Double {
    let page = Page(rows: rows)
    var trees: [ViewTree] = []
    trees.reserveCapacity(count)
    let before = allocated_bytes()
    for _ in 0..<count {
      let tree = page.mount()
      if isRead { scrollToEnd(tree) }
      _ = tree.takePatches()
      trees.append(tree)
    }
    let after = allocated_bytes()
    for tree in trees { tree.unmount() }
    return (Double(after) - Double(before)) / Double(count)
  }

  private func scrollToEnd(_ tree: ViewTree) {
    while let rest = rest(in: tree.root) { tree.send(UserEvent(.appear, on: rest.id)) }
  }

  /// The placeholder for rows that are not mounted yet.
  private func rest(in node: Node) -> Node? {
    if node.role == .row { return node.isTrue(.isRedacted) ? node : nil }
    for child in node.children.reversed() { if let found = rest(in: child) { return found } }
    return nil
  }

  private func note(_ name: String, _ words: String, _ bytes: Double, _ report: inout SectionReport) {
    report.figures.append(Figure(workload: name, engine: "bindery", value: bytes, unit: "bytes"))
    report.lines.append("\(words): \(Int(bytes.rounded())) bytes")
  }
}

/// A page with a counter and, optionally, a list.
@MainActor
private final class Page {
  @MainActor
  final class Row: Identifiable {
    nonisolated let id: Int
    @Box var name: String

    init(_ id: Int) {
      self.id = id
      name = "Row \(id)"
    }
  }

  @Box var title = "0"
  @Box var rows: [Row]

  init(rows count: Int) { rows = (0..<count).map(Row.init) }

  func mount() -> ViewTree { ViewTree { [self] in PageView(page: self) } }
}

private struct PageView: View {
  let page: Page

  var body: some View {
    VStack {
      Text(page.title)
      Button("Count") { page.title += "1" }
      if !page.rows.isEmpty {
        List { ForEach(page.rows) { row in Text(row.name) } }
      }
    }
  }
}
