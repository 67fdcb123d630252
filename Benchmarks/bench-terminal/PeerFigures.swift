internal import Foundation

/// The same table in other toolkits, where `python3` has them: peers measured in the same run.
@MainActor
struct PeerFigures {
  let name: String
  /// The program, in Python.
  let app: String
  /// Returns what the program writes when a key has changed a cell for the given time.
  let words: (Int) -> String

  /// The rows of the table; none for a peer that is not installed.
  static func all() -> [Measure] { [textual, ncurses].flatMap { $0.figures() } }

  private func figures() -> [Measure] {
    let python = ProcessInfo.processInfo.environment["BINDERY_PYTHON"] ?? "python3"
    let file = NSTemporaryDirectory() + "/bindery-peer-\(UUID().uuidString).py"
    guard FileManager.default.createFile(atPath: file, contents: Data(app.utf8)) else { return [] }
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard let program = Program(python, [file]) else { return [] }
    defer { program.end() }
    guard let start = program.milliseconds(untilWritten: "Row 12 ", within: 15) else { return [] }
    program.idle(seconds: 1)
    let memory = program.residentMegabytes
    let before = (processor: program.processorMilliseconds, bytes: program.bytesWritten)
    let rounds = 20
    var cells: [Double] = []
    for round in 1...rounds {
      if let time = program.milliseconds(typing: "x", untilWritten: words(round)) { cells.append(time) }
    }
    program.idle(seconds: 1)
    let processor = (program.processorMilliseconds - before.processor) / Double(rounds)
    let bytes = Double(program.bytesWritten - before.bytes) / Double(rounds)
    cells.sort()
    return [
      Measure(name: "\(name): start to a table of 1,000 rows", value: start, unit: "ms", toReach: nil),
      Measure(name: "\(name): one changed cell, bytes", value: bytes, unit: "B", toReach: nil),
      Measure(
        name: "\(name): one changed cell, key to bytes", value: cells.isEmpty ? nil : cells[cells.count / 2],
        unit: "ms", toReach: nil),
      Measure(name: "\(name): one changed cell, processor", value: processor, unit: "ms", toReach: nil),
      Measure(name: "\(name): memory with 1,000 rows", value: memory, unit: "MB", toReach: nil),
    ]
  }

  private static let textual = PeerFigures(
    name: "Textual",
    app: """
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
  ) { "Z\($0)Z" }

  /// Python's `curses` calls ncurses. Only the changed letter is written.
  private static let ncurses = PeerFigures(
    name: "ncurses",
    app: """
      import curses

      def table(screen):
          pad = curses.newpad(1001, 44)
          for row in range(1, 1001):
              pad.addstr(row, 0, f"Row {row} of the table")
              pad.addstr(row, 31, f"{row * 7 % 31} C")
          count = 0
          screen.refresh()
          while True:
              pad.refresh(0, 0, 0, 0, curses.LINES - 1, min(43, curses.COLS - 1))
              if screen.getch() == ord("x"):
                  count += 1
                  pad.addstr(3, 31, chr(ord("A") + count % 26))

      curses.wrapper(table)
      """
  ) { String(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8($0 % 26)))) }
}
