@testable internal import TestSupport
internal import Foundation
internal import Synchronization

/// A PostgreSQL server and its standby, on two machines of a lab. A commit is confirmed once both have it on disk.
final class DatabasePair: Sendable {
  private struct Server {
    let machine: Lab.Machine
    let folder: String
    var process: ChildProcess?
    var printed: PrintedText?
  }

  private struct State {
    /// The server that takes writes, then the other one.
    var servers: [Server]
    /// The number of failovers.
    var failovers = 0
  }

  private static let user = "app"
  private let lab: Lab
  private let tools: String
  private let state: Mutex<State>

  private init(_ lab: Lab, tools: String, _ servers: [Server]) {
    self.lab = lab
    self.tools = tools
    state = Mutex(State(servers: servers))
  }

  /// Starts the two servers.
  ///
  /// - Parameters:
  ///   - machines: the machine of the first server, and that of its standby.
  ///   - folder: a folder for their data, which any user may enter.
  ///   - isSynchronous: whether a commit waits for the standby.
  static func start(
    _ lab: Lab, on machines: (Lab.Machine, Lab.Machine), in folder: String, isSynchronous: Bool = true
  ) async throws -> DatabasePair {
    let tools = try await Program.require("pg_config", ["--bindir"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let servers = [machines.0, machines.1].enumerated().map { index, machine in
      Server(machine: machine, folder: "\(folder)/database\(index)")
    }
    let pair = DatabasePair(lab, tools: tools, servers)
    let first = servers[0]
    try await pair.asDatabaseUser(
      "\(tools)/initdb",
      ["-D", first.folder, "-U", user, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"])
    let settings = [
      "unix_socket_directories = ''", "listen_addresses = '*'", "fsync = off", "max_connections = 100",
      "synchronous_standby_names = '\(isSynchronous ? "*" : "")'", "wal_retrieve_retry_interval = 200ms",
      "wal_sender_timeout = 5s", "wal_receiver_timeout = 5s", "hot_standby = on",
    ]
    try pair.append(settings, to: "\(first.folder)/postgresql.conf")
    try pair.append(
      ["host all all \(lab.network) trust", "host replication all \(lab.network) trust"],
      to: "\(first.folder)/pg_hba.conf")
    try await pair.launch(0)
    try await pair.query("CREATE DATABASE gallery", at: 0, database: "postgres", waitsForStandby: false)
    try await pair.follow()
    return pair
  }

  /// The address with which programs find the server that takes writes.
  var url: String {
    let addresses = state.withLock { $0.servers.map(\.machine) }.sorted { $0.address < $1.address }
    let hosts = addresses.map { "\($0.address):5432" }.joined(separator: ",")
    return "postgres://\(Self.user)@\(hosts)/gallery?target_session_attrs=read-write"
  }

  /// The machines of both servers.
  var machines: [Lab.Machine] { state.withLock { $0.servers.map(\.machine) } }

  /// Cuts the server that takes writes off from its standby for a while, kills it, makes the standby take over, and starts a standby of the
  /// new one in its place.
  func failOver(afterCut time: Duration = .zero) async throws {
    let (old, standby) = state.withLock { ($0.servers[0], $0.servers[1]) }
    if time > .zero {
      // What is committed meanwhile is not on the standby, so that it must not be confirmed.
      try await lab.drop(from: old.machine.address, at: standby.machine)
      // How long real servers are cut off, while real clients write; no verdict depends on it.
      try await Task.sleep(for: time)
    }
    await old.process?.end()
    try await lab.receiveAll(at: standby.machine)
    try await promote()
    try await follow()
  }

  /// Returns the rows of a query, one line each.
  @discardableResult
  func query(_ sql: String) async throws -> String { try await query(sql, at: 0, database: "gallery") }

  /// Ends both servers.
  func end() async {
    for process in state.withLock({ $0.servers.map(\.process) }) { await process?.end() }
  }

  // MARK: Servers

  private func promote() async throws {
    let standby = state.withLock { $0.servers[1] }
    try await asDatabaseUser("\(tools)/pg_ctl", ["promote", "-w", "-D", standby.folder])
    state.withLock { state in
      state.servers.reverse()
      state.failovers += 1
    }
  }

  /// Makes the second server a standby of the first one, from a copy of it.
  private func follow() async throws {
    let (first, second) = state.withLock { ($0.servers[0], $0.servers[1]) }
    try? FileManager.default.removeItem(atPath: second.folder)
    try await asDatabaseUser(
      "\(tools)/pg_basebackup",
      [
        "-h", first.machine.address, "-U", Self.user, "-D", second.folder, "-X", "stream", "-R", "-c", "fast",
        "--no-sync",
      ], on: second.machine)
    try await launch(1)
  }

  private func launch(_ index: Int) async throws {
    let server = state.withLock { $0.servers[index] }
    let command = server.machine.command(
      "setpriv", Self.unprivileged + ["\(tools)/postgres", "-D", server.folder])
    let (process, printed) = try Program.start(command.program, command.arguments)
    state.withLock { state in
      state.servers[index].process = process
      state.servers[index].printed = printed
    }
    guard await printed.firstMatch(of: "database system is ready to accept") != nil else {
      throw Program.Failure(command: "postgres", output: printed.text)
    }
  }

  @discardableResult
  private func query(
    _ sql: String, at index: Int, database: String, waitsForStandby: Bool = true
  ) async throws -> String {
    let server = state.withLock { $0.servers[index] }
    let options = waitsForStandby ? [:] : ["PGOPTIONS": "-c synchronous_commit=local"]
    return try await Program.require(
      "psql",
      [
        "-h", server.machine.address, "-U", Self.user, "-d", database, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c",
        sql,
      ],
      environment: options)
  }

  // MARK: The user of the database

  /// PostgreSQL refuses to run as root.
  private static let unprivileged = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"]

  private func asDatabaseUser(
    _ program: String, _ arguments: [String], on machine: Lab.Machine? = nil
  ) async throws {
    let plain = (program: "setpriv", arguments: Self.unprivileged + [program] + arguments)
    let command = machine?.command(plain.program, plain.arguments) ?? plain
    try await Program.require(command.program, command.arguments)
  }

  private func append(_ lines: [String], to path: String) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    try handle.close()
  }
}
