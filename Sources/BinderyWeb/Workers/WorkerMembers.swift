internal import Foundation
internal import Logging

/// The processes of a ``WorkerCrew``.
struct WorkerMembers {
  typealias ID = WorkerSchedule.ID

  private struct Member {
    var name: String
    var isLeaving = false
    /// Whether a connection could not be handed to it.
    var hasLost = false
    /// Its process; nil until it has started.
    var process: WorkerProcess?
    /// The way in which it receives connections; nil if it has the port, or receives none any more.
    var handOver: HandOver?
    /// The visitor that it serves; nil if it serves any.
    var visitor: BrowserToken?
  }

  private let crew: WorkerCrew
  private let onEvent: @Sendable (ID, WorkerProcess.Event) -> Void
  private var members: [ID: Member] = [:]

  /// Creates a crew without processes.
  ///
  /// - Parameter onEvent: Called with what a process does.
  init(crew: WorkerCrew, onEvent: @escaping @Sendable (ID, WorkerProcess.Event) -> Void) {
    self.crew = crew
    self.onEvent = onEvent
  }

  /// Carries out orders.
  ///
  /// - Parameter visitor: Returns the visitor of a worker; nil if it serves any.
  mutating func perform(
    _ orders: [WorkerSchedule.Order], visitor: (ID) -> BrowserToken? = { _ in nil }
  ) {
    for order in orders {
      switch order {
      case .start(let id, let place): start(id, at: place, of: visitor(id))
      case .terminate(let id): leave(id)?.send(SIGTERM)
      case .retire(let id): leave(id)?.retire()
      case .kill(let id):
        if let member = members[id], let process = member.process {
          crew.logger.error("\(member.name) (process \(process.id)) does not answer, and is ended.")
          process.send(SIGKILL)
        }
      case .abandonReload:
        crew.logger.error("The new worker ended before it was ready. The others stay as they are.")
      }
    }
  }

  /// Hands a connection to a worker, also to one that has not started yet. Closes it if there is none.
  mutating func give(_ connection: CInt, to worker: ID?) {
    if let worker, members[worker] == nil {
      members[worker] = Member(name: "A worker", handOver: try? HandOver())
    }
    guard let worker, let handOver = members[worker]?.handOver else {
      close(connection)
      return
    }
    if !handOver.give(connection), members[worker]?.hasLost == false {
      members[worker]?.hasLost = true
      crew.logger.warning(
        "\(members[worker]?.name ?? "") takes no more connections, so that some were closed.")
    }
  }

  /// Removes a process that has ended.
  mutating func remove(_ id: ID, _ end: WorkerProcess.End) {
    let member = members.removeValue(forKey: id)
    member?.handOver?.end()
    if let visitor = member?.visitor { crew.isolation?.homes.close(for: visitor) }
    crew.health.recordEnd(of: id, isCrash: member?.isLeaving != true)
    if let member, let process = member.process, !member.isLeaving {
      crew.logger.error("\(member.name) (process \(process.id)) \(end).")
    }
  }

  /// Returns the process of a worker that is about to end. It receives no further connections.
  private mutating func leave(_ id: ID) -> WorkerProcess? {
    members[id]?.isLeaving = true
    members[id]?.handOver?.end()
    members[id]?.handOver = nil
    return members[id]?.process
  }

  private mutating func start(_ id: ID, at place: Int, of visitor: BrowserToken?) {
    let (program, onEvent) = (crew.program, onEvent)
    do {
      var member = members[id] ?? Member(name: "")
      member.name = visitor == nil ? "Worker \(place + 1)" : "Worker \(place + 1) of visitors"
      member.visitor = visitor
      if crew.isolation != nil, member.handOver == nil { member.handOver = try HandOver() }
      members[id] = member
      let environment =
        if let isolation = crew.isolation {
          program.environment(
            visitor == nil ? Worker.Role.common.rawValue : Worker.Role.visitor.rawValue,
            of: isolation.maximum,
            changes: try visitor.map { try isolation.homes.open(for: $0, environment: program.environment) }
              ?? [:])
        } else {
          program.environment(String(place + 1), of: crew.count)
        }
      let process = try WorkerProcess(
        program, environment: environment, source: member.handOver?.workerEnd ?? crew.socket.descriptor
      ) { onEvent(id, $0) }
      member.handOver?.closeWorkerEnd()
      members[id]?.process = process
      crew.logger.debug("\(member.name) is process \(process.id).")
    } catch {
      members[id]?.handOver?.closeWorkerEnd()
      crew.logger.error("The system cannot start \(program.path): \(error.localizedDescription)")
      onEvent(id, .ended(.code(EX_OSERR)))
    }
  }
}
