internal import Foundation
internal import Logging
internal import ServiceLifecycle
internal import UnixSignals

/// Carries out what a ``WorkerSchedule`` orders, and tells it what happens.
///
///     signals, seconds ──▶ WorkerSchedule ──▶ orders ──▶ processes
///                                 ▲                          │
///                                 └──── reports, ends ───────┘
struct WorkerCrew: Service {
  private enum Input: Sendable {
    case event(WorkerSchedule.Event)
    case process(WorkerSchedule.ID, WorkerProcess.Event)
  }

  let count: Int
  let program: WorkerProgram
  let socket: ListeningSocket
  let health: WorkerHealth
  let logger: Logger
  /// Called when the first worker is ready.
  let onReady: @Sendable () async -> Void
  /// Called when a replacement of all workers begins, and when it has ended.
  let onReload: @Sendable (_ isDone: Bool) -> Void
  /// Called when the workers are asked to end.
  let onStopping: @Sendable () -> Void

  func run() async throws {
    let (inputs, input) = AsyncStream<Input>.makeStream()
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
    let closedTerminal = ClosedTerminal()
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        for await signal in signals {
          let isReload = signal == .sighup && !closedTerminal.isClosed
          input.yield(.event(isReload ? .reload : .stop))
        }
      }
      tasks.addTask {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          input.yield(.event(.tick))
        }
      }
      defer { tasks.cancelAll() }
      try await withGracefulShutdownHandler {
        try await work(on: inputs, input)
      } onGracefulShutdown: {
        input.yield(.event(.stop))
      }
    }
  }

  private func work(on inputs: AsyncStream<Input>, _ input: AsyncStream<Input>.Continuation) async throws {
    var schedule = WorkerSchedule(count: count)
    var crew = Members(crew: self, input: input)
    crew.perform(schedule.begin())
    var wasReady = false
    for await next in inputs {
      let wasReloading = schedule.isReloading
      switch next {
      case .event(let event):
        if event == .stop { onStopping() }
        crew.perform(schedule.handle(event))
      case .process(let id, .report(let report)):
        health.record(report, of: id)
        if report.failure == nil { crew.perform(schedule.handle(.answered(id))) }
      case .process(let id, .ended(let end)):
        let orders = schedule.handle(.ended(id))
        crew.remove(id, end)
        if schedule.hasFailed {
          throw WebHostError.noWorker(
            reason: "the first one \(end) before it was ready. Its messages above say more")
        }
        crew.perform(orders)
      }
      health.record(ready: schedule.ready)
      if !wasReady, !schedule.ready.isEmpty {
        wasReady = true
        await onReady()
      }
      if schedule.isReloading != wasReloading { onReload(wasReloading) }
      if schedule.isFinished { return }
    }
  }

  /// The processes.
  private struct Members {
    let crew: WorkerCrew
    let input: AsyncStream<Input>.Continuation
    private var processes: [WorkerSchedule.ID: (process: WorkerProcess, place: Int, isLeaving: Bool)] = [:]

    init(crew: WorkerCrew, input: AsyncStream<Input>.Continuation) {
      self.crew = crew
      self.input = input
    }

    mutating func perform(_ orders: [WorkerSchedule.Order]) {
      for order in orders {
        switch order {
        case .start(let id, let place): start(id, at: place)
        case .terminate(let id):
          processes[id]?.isLeaving = true
          processes[id]?.process.send(SIGTERM)
        case .kill(let id):
          if let (process, place, _) = processes[id] {
            crew.logger.error("Worker \(place + 1) (process \(process.id)) does not answer, and is ended.")
            process.send(SIGKILL)
          }
        case .abandonReload:
          crew.logger.error("The new worker ended before it was ready. The others stay as they are.")
        }
      }
    }

    private mutating func start(_ id: WorkerSchedule.ID, at place: Int) {
      let (program, count, input) = (crew.program, crew.count, input)
      do {
        let process = try WorkerProcess(
          program, environment: program.environment(number: place + 1, of: count), socket: crew.socket
        ) { input.yield(.process(id, $0)) }
        processes[id] = (process, place, false)
        crew.logger.debug("Worker \(place + 1) is process \(process.id).")
      } catch {
        crew.logger.error("The system cannot start \(program.path): \(error.localizedDescription)")
        input.yield(.process(id, .ended(.code(EX_OSERR))))
      }
    }

    mutating func remove(_ id: WorkerSchedule.ID, _ end: WorkerProcess.End) {
      let member = processes.removeValue(forKey: id)
      crew.health.recordEnd(of: id, isCrash: member?.isLeaving != true)
      if let member, !member.isLeaving {
        crew.logger.error("Worker \(member.place + 1) (process \(member.process.id)) \(end).")
      }
    }
  }
}
