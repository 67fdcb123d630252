import BinderyStore
import BinderyWeb
import Foundation

#if PostgreSQL
import BinderyPostgreSQL
#endif

/// Apps in a process of their own, which a journey kills: `TestServers club|order|buttons|basket --port 0 --data FOLDER`. With `--workers 2`,
/// they are in several; `--operations-port 0` then tells how those are. With `--isolate`, each visitor has one. The club of several machines
/// has `--database postgres://…`, and a balancer: `--host 0.0.0.0 --trusted-proxy ADDRESS`.
@main
struct TestServers {
  static func main() {
    MainEventLoop.run {
      do {
        try await serve()
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
  }

  @MainActor
  private static func serve() async throws {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String {
      arguments.firstIndex(of: option).map { arguments.dropFirst($0 + 1).first ?? "" } ?? ""
    }
    let port = Int(value(of: "--port")) ?? 0
    let folder = value(of: "--data")
    let host = value(of: "--host")
    var address = WebConfiguration(host: host.isEmpty ? "127.0.0.1" : host, port: port)
    let proxy = value(of: "--trusted-proxy")
    if !proxy.isEmpty { address.clientAddress = .forwardedFor(proxies: try TrustedProxies([proxy])) }
    if let port = Int(value(of: "--operations-port")) {
      address.operations = OperationsEndpoint(port: port) { ProcessMetrics.text() }
    }
    let isolation = arguments.contains("--isolate") ? WorkerIsolation.visitor(folder: folder) : .none
    if let supervisor = WorkerSupervisor(
      workers: Int(value(of: "--workers")) ?? 1, isolation: isolation, configuration: address)
    {
      return try await supervisor.run {
        print("Serving at port \($0.port)")
      } onOperating: {
        print("Operators use port \($0.port)")
      } onReload: {
        print($0 ? "All workers are new." : "Workers are replaced.")
      }
    }
    if arguments.contains("basket") {
      return try await WebHost(apps: [Basket()], configuration: address).run { print("Serving at \($0)") }
    }
    let served =
      arguments.contains("club")
      ? try Club.host(
        address, store: try await store(value(of: "--database"), folder: folder), folder: folder)
      : arguments.contains("order")
        ? try Order.host(address, folder: folder) : try TaskButtons.host(address, folder: folder)
    try await served.run { print("Serving at \($0)") }
  }

  /// Opens a database, or else a folder.
  private static func store(_ database: String, folder: String) async throws -> Store {
    #if PostgreSQL
    if !database.isEmpty { return try await Store.open(database: database) }
    #endif
    return try Store.open(folder: folder)
  }

  private nonisolated static func print(_ line: String) {
    // There is nowhere to report that the output cannot be written.
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
