internal import Bindery
internal import BinderyTerminal
internal import BinderyViews
internal import Foundation

/// Measures what the terminal host costs: bytes to the terminal and time of the processor, from the event until the bytes are written
/// to the null device.
///
/// `make bench-terminal` prints a table; with `ARGS=--json`, a line of JSON for each figure. Figures of the program itself need a
/// release build of the gallery at `BINDERY_GALLERY`; those of Textual and ncurses a `python3`, or the one at `BINDERY_PYTHON`, that has it.
@main
@MainActor
struct BenchTerminal {
  static func main() async throws {
    let isJSON = CommandLine.arguments.contains("--json")
    if !isJSON {
      print("figure                                        bytes     to reach   µs CPU     to reach")
    }
    for figure in [oneCell(), scroll(), fullFrame()] + longList() {
      print(isJSON ? figure.json : figure.row)
    }
    var measures: [Measure] = []
    if let gallery = ProcessInfo.processInfo.environment["BINDERY_GALLERY"] {
      measures += try await ProgramFigures(gallery: gallery).all()
    }
    measures += PeerFigures.all()
    if !isJSON, !measures.isEmpty { print("\nthe program itself, 120×40") }
    for measure in measures { print(isJSON ? measure.json : measure.row) }
  }

  // MARK: Figures

  static func oneCell() -> Figure {
    let model = Table()
    let terminal = Bench(width: 120, height: 40) { TableView(model: model) }
    // The button is the first control of the screen.
    return terminal.measure("one changed cell, 120×40", bytes: 40, microseconds: 300) { _ in
      _ = terminal.screen.handle(.key(KeyPress(.enter)))
    }
  }

  static func scroll() -> Figure {
    let model = Table()
    let terminal = Bench(width: 120, height: 40) { TableView(model: model) }
    return terminal.measure("scroll by a line, 1,000 rows, 120×40", bytes: 150, microseconds: 500) { round in
      _ = terminal.screen.handle(.key(KeyPress(round % 40 < 20 ? .down : .up, .control)))
    }
  }

  static func fullFrame() -> Figure {
    let model = Table()
    let terminal = Bench(width: 200, height: 60) { TableView(model: model) }
    return terminal.measure("full frame, 200×60", bytes: nil, microseconds: 4_000) { _ in
      terminal.screen.resize(to: CellSize(width: 200, height: 60))
      terminal.shown.invalidate()
    }
  }

  static func longList() -> [Figure] {
    let model = Table(rows: 10_000)
    let start = cpuMicroseconds()
    let terminal = Bench(width: 120, height: 40) { TableView(model: model) }
    let opened = cpuMicroseconds() - start
    let open = Figure(
      name: "10,000 rows: open", bytes: terminal.bytes, bytesToReach: nil, microseconds: opened,
      microsecondsToReach: 30_000)
    let page = terminal.measure("10,000 rows: page down", bytes: nil, microseconds: 2_000, rounds: 40) { _ in
      _ = terminal.screen.handle(.key(KeyPress(.pageDown)))
    }
    let first = terminal.measure(
      "10,000 rows: first jump to the end", bytes: nil, microseconds: 5_000, rounds: 1
    ) { _ in
      _ = terminal.screen.handle(.key(KeyPress(.end)))
    }
    let again = terminal.measure(
      "10,000 rows: jump to the end again", bytes: nil, microseconds: 5_000, rounds: 10
    ) {
      _ = terminal.screen.handle(.key(KeyPress($0 % 2 == 0 ? .home : .end)))
    }
    return [open, page, first, again]
  }
}

/// A terminal that counts bytes.
@MainActor
final class Bench {
  let screen: TerminalScreen
  var shown = ShownFrame()
  private let tree: ViewTree
  private let writer = FrameWriter(capabilities: TerminalCapabilities())
  private let device = open("/dev/null", O_WRONLY | O_CLOEXEC)
  /// The bytes of the last frame.
  private(set) var bytes = 0

  init<Content: View>(width: Int, height: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content) {
    tree = ViewTree(rows: .window, content)
    screen = TerminalScreen(tree: tree, size: CellSize(width: width, height: height))
    show()
  }

  private func show() {
    screen.update()
    let output = writer.bytes(for: screen.frame(), after: &shown)
    _ = output.withUnsafeBytes { write(device, $0.baseAddress, $0.count) }
    bytes = output.count
  }

  /// Does something, shows it, and keeps the median of the rounds.
  func measure(
    _ name: String, bytes bytesToReach: Int?, microseconds: Double, rounds: Int = 400, _ change: (Int) -> Void
  ) -> Figure {
    var times: [Double] = []
    var sizes: [Int] = []
    for round in 0..<rounds {
      let start = cpuMicroseconds()
      change(round)
      show()
      times.append(cpuMicroseconds() - start)
      sizes.append(bytes)
    }
    times.sort()
    sizes.sort()
    return Figure(
      name: name, bytes: sizes[sizes.count / 2], bytesToReach: bytesToReach,
      microseconds: times[times.count / 2],
      microsecondsToReach: microseconds)
  }
}

/// One measured line.
struct Figure {
  let name: String
  let bytes: Int
  let bytesToReach: Int?
  let microseconds: Double
  let microsecondsToReach: Double

  private var isReached: Bool {
    microseconds <= microsecondsToReach && bytesToReach.map { bytes <= $0 } ?? true
  }

  var row: String {
    let parts = [
      (name, 44), ("\(bytes)", 9), (bytesToReach.map { "≤ \($0)" } ?? "", 10),
      ("\(Int(microseconds.rounded()))", 10),
      ("≤ \(Int(microsecondsToReach))", 10), (isReached ? "✓" : "✗", 0),
    ]
    return parts.map { $0.0 + String(repeating: " ", count: max(1, $0.1 - $0.0.count)) }.joined(
      separator: " ")
  }

  var json: String {
    let target = bytesToReach.map(String.init) ?? "null"
    return """
      {"figure":"\(name)","bytes":\(bytes),"bytesToReach":\(target),"cpuMicroseconds":\(Int(microseconds.rounded())),\
      "cpuMicrosecondsToReach":\(Int(microsecondsToReach))}
      """
  }
}

/// The processor's time that this thread has used.
func cpuMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// A list of rows under a line with a number.
@MainActor
final class Table {
  @Bindery.Box var count = 0
  @Bindery.Box var rows: [Int]

  init(rows: Int = 1_000) { self.rows = Array(1...rows) }
}

struct TableView: View {
  @Bindable var model: Table

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Change") { model.count = (model.count + 1) % 10 }
      Text("Changed \(model.count) times")
      List {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Text("Row \(row) of the table")
            Spacer()
            Text("\(row * 7 % 31) °C").foregroundStyle(.secondary)
            Text("since \(row % 24) o'clock")
          }
        }
      }
    }
  }
}
