internal import Foundation

/// The same table in Textual, where `python3` has it: a peer measured in the same run.
@MainActor
enum TextualFigures {
  /// The rows of the table; none where Textual is not installed.
  static func all() -> [Measure] {
    let python = ProcessInfo.processInfo.environment["BINDERY_PYTHON"] ?? "python3"
    let file = NSTemporaryDirectory() + "/bindery-textual-\(UUID().uuidString).py"
    guard FileManager.default.createFile(atPath: file, contents: Data(app.utf8)) else { return [] }
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard let program = Program(python, [file]),
      let start = program.milliseconds(untilWritten: "Row 12 ", within: 15)
    else { return [] }
    defer { program.end() }
    program.idle(seconds: 1)
    let memory = program.residentMegabytes
    let before = program.processorMilliseconds
    let rounds = 20
    var cells: [Double] = []
    for round in 1...rounds {
      if let time = program.milliseconds(typing: "x", untilWritten: "Z\(round)Z") { cells.append(time) }
    }
    let processor = (program.processorMilliseconds - before) / Double(rounds)
    cells.sort()
    return [
      Measure(name: "Textual: start to a table of 1,000 rows", value: start, unit: "ms", toReach: nil),
      Measure(
        name: "Textual: one changed cell, key to bytes", value: cells.isEmpty ? nil : cells[cells.count / 2],
        unit: "ms", toReach: nil),
      Measure(name: "Textual: one changed cell, processor", value: processor, unit: "ms", toReach: nil),
      Measure(name: "Textual: memory with 1,000 rows", value: memory, unit: "MB", toReach: nil),
    ]
  }

  private static let app = """
    from textual.app import App
    from textual.widgets import DataTable

    class Table(App):
        count = 0

        def compose(self):
            yield DataTable()

        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_column("Row", key="row", width=30)
            table.add_column("Temperature", key="temperature", width=12)
            for row in range(1, 1001):
                table.add_row(f"Row {row} of the table", f"{row * 7 % 31} C", key=str(row))

        def key_x(self):
            self.count += 1
            self.query_one(DataTable).update_cell("3", "temperature", f"Z{self.count}Z")

    Table().run()
    """
}
