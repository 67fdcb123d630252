@testable internal import BinderyTesting
@testable internal import TestSupport
internal import Foundation

/// Three nodes with two workers each behind a balancer without stickiness, over PostgreSQL with a standby.
struct Cluster {
  let lab: Lab
  let database: DatabasePair
  let nodes: [ClusterNode]
  let balancer: Balancer

  /// The ports of the gallery and of the club on this machine.
  var port: Int { balancer.ports[ClusterNode.gallery] ?? 0 }
  var clubPort: Int { balancer.ports[ClusterNode.club] ?? 0 }

  /// Starts a cluster, runs a body, and removes everything.
  static func with<Result>(_ body: (Cluster) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder.make("bindery-cluster")
    // The database runs as another user.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lab = try await Lab.open()
    var machines: [Lab.Machine] = []
    for (index, name) in ["database0", "database1", "node0", "node1", "node2"].enumerated() {
      machines.append(try await lab.add(name, at: 11 + index))
    }
    do {
      let database = try await DatabasePair.start(
        lab, on: (machines[0], machines[1]), in: folder, isSynchronous: Sabotage.current != .noStandby)
      let nodes = machines[2...].enumerated().map { index, machine in
        ClusterNode(
          machine, database: database.url, proxy: lab.address, folder: "\(folder)/node\(index)")
      }
      let result: Swift.Result<Result, any Error>
      do {
        for node in nodes { try await node.start() }
        let balancer = try await Balancer.start(
          nodes.map(\.machine.address), ports: [ClusterNode.gallery, ClusterNode.club], in: folder)
        let cluster = Cluster(lab: lab, database: database, nodes: nodes, balancer: balancer)
        do { result = .success(try await body(cluster)) } catch { result = .failure(error) }
        await balancer.end()
      } catch {
        result = .failure(error)
      }
      for node in nodes { await node.kill() }
      await database.end()
      try await lab.close(machines)
      return try result.get()
    } catch {
      try? await lab.close(machines)
      throw error
    }
  }

  // MARK: Faults

  /// Does something wrong, and returns when it is over.
  func suffer(_ fault: ClusterFault, _ random: inout SeededGenerator) async throws {
    let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
    let pause = Duration.milliseconds(Int.random(in: 300...2500, using: &random))
    switch fault {
    case .workerDies:
      let program = node.programs[Int.random(in: 0..<node.programs.count, using: &random)]
      _ = program.killWorker(Int.random(in: 0..<2, using: &random))
    case .nodeDies:
      await node.kill()
      try await Task.sleep(for: pause)
      try await node.start()
    case .nodeIsCutOff:
      try await lab.setCable(of: node.machine, isPlugged: false)
      try await Task.sleep(for: pause)
      try await lab.setCable(of: node.machine, isPlugged: true)
    case .nodeHearsNobody:
      try await lab.drop(from: lab.address, at: node.machine)
      try await Task.sleep(for: pause)
      try await lab.receiveAll(at: node.machine)
    case .nodeLosesDatabase:
      for machine in database.machines {
        try await lab.drop(from: machine.address, at: node.machine)
        try await lab.drop(from: node.machine.address, at: machine)
      }
      try await Task.sleep(for: pause)
      for machine in database.machines + [node.machine] { try await lab.receiveAll(at: machine) }
    case .databaseHearsNothing:
      for machine in database.machines { try await lab.drop(from: node.machine.address, at: machine) }
      try await Task.sleep(for: pause)
      for machine in database.machines { try await lab.receiveAll(at: machine) }
    case .databaseDies: try await database.failOver(afterCut: pause / 2)
    case .deploy:
      for node in nodes {
        node.reload()
        try await Task.sleep(for: pause)
      }
    }
  }
}
