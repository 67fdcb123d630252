import Bindery
import BinderyTerminal
import BinderyViews

/// A small app in the terminal of its process, for tests of how a program starts, stops and ends.
@main
struct TerminalCounter: WindowScene {
  let title = "Counter"
  let path = "counter"
  let summary = "Counts."
  let model = Model()

  @MainActor
  final class Model {
    @Box var count = 0
    /// The count that was saved last.
    private(set) var saved = 0

    /// Counts, and saves the count in a task that nothing counts.
    func press() {
      count += 1
      Task {
        for _ in 0..<100 { await Task.yield() }
        saved = count
      }
    }
  }

  var window: some View {
    Button("Count \(model.count)") { model.press() }
    Text("A line that stays")
  }

  static func main() async throws {
    let configuration = try TerminalConfiguration(environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
    try await TerminalHost(apps: [Self()], configuration: configuration).run()
  }
}
