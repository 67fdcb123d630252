import Bindery
import BinderyTerminal
import BinderyViews

/// A small app in the terminal of its process, for tests of how a program starts, stops and ends.
@main
struct TerminalCounter: App {
  let title = "Counter"
  let path = "counter"
  let summary = "Counts."
  let model = Model()

  @MainActor
  final class Model {
    @Box var count = 0
  }

  var window: some View {
    Button("Count \(model.count)") { model.count += 1 }
    Text("A line that stays")
  }

  static func main() async throws {
    let configuration = try TerminalConfiguration(environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
    try await TerminalHost(apps: [Self()], configuration: configuration).run()
  }
}
