import BinderyWeb
import Foundation

/// Apps in a process of their own, which a journey kills: `TestServers club|buttons --port 0 --data FOLDER`.
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
    let host =
      arguments.contains("club")
      ? try Club.host(port: port, folder: folder) : try TaskButtons.host(port: port, folder: folder)
    try await host.run { address in
      // There is nowhere to report that the output cannot be written.
      try? FileHandle.standardOutput.write(contentsOf: Data("Serving at \(address)\n".utf8))
    }
  }
}
