/// A machine that serves the gallery and a club, whose members log in.
struct ClusterNode: Sendable {
  /// The ports of the two.
  static let (gallery, club) = (8080, 8081)

  let machine: Lab.Machine
  let programs: [NodeProgram]

  /// Creates a node that does not run yet.
  ///
  /// - Parameters:
  ///   - database: The address of the database.
  ///   - proxy: The address of the balancer.
  ///   - folder: Its own folder.
  init(_ machine: Lab.Machine, database: String, proxy: String, folder: String) {
    self.machine = machine
    let options = ["--database", database, "--workers", "2", "--trusted-proxy", proxy]
    programs = [
      NodeProgram(
        "gallery", ["--port", "\(Self.gallery)", "--sample"] + options, on: machine,
        folder: folder + "/gallery"),
      NodeProgram(
        "TestServers", ["club", "--port", "\(Self.club)"] + options, on: machine, folder: folder + "/club"),
    ]
  }

  /// Starts both programs, and waits until they serve.
  func start() async throws { for program in programs { try await program.start() } }

  /// Kills the whole node, like a power failure.
  func kill() async { for program in programs { await program.kill() } }

  /// Replaces the workers, one by one.
  func reload() { for program in programs { program.reload() } }
}
