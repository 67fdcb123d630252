import BinderyWeb
import Foundation

/// Apps in a process of their own, which a journey kills: `TestServers club|order|buttons --port 0 --data FOLDER`. With `--workers 2`,
/// they are in several; `--operations-port 0` then tells how those are.
@main
struct TestServers {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String {
      arguments.firstIndex(of: option).map { arguments.dropFirst($0 + 1).first ?? "" } ?? ""
    }
    let port = Int(value(of: "--port")) ?? 0
    let folder = value(of: "--data")
    var address = WebConfiguration(port: port)
    if let port = Int(value(of: "--operations-port")) {
      address.operations = OperationsEndpoint(port: port) { ProcessMetrics.text() }
    }
    if let supervisor = WorkerSupervisor(workers: Int(value(of: "--workers")) ?? 1, configuration: address) {
      return try await supervisor.run {
        print("Serving at port \($0.port)")
      } onOperating: {
        print("Operators use port \($0.port)")
      } onReload: {
        print($0 ? "All workers are new." : "Workers are replaced.")
      }
    }
    let host =
      arguments.contains("club")
      ? try Club.host(address, folder: folder)
      : arguments.contains("order")
        ? try Order.host(address, folder: folder) : try TaskButtons.host(address, folder: folder)
    try await host.run { print("Serving at \($0)") }
  }

  private nonisolated static func print(_ line: String) {
    // There is nowhere to report that the output cannot be written.
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
