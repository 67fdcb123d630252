internal import Foundation
internal import Logging
internal import ServiceLifecycle
internal import UnixSignals

/// Carries out what a ``WorkerSchedule`` orders, and tells it what happens. If visitors have workers of their own, a ``VisitorSchedule``
/// decides about those, and the other schedule about the common worker alone.
///
///     signals, seconds ──▶ WorkerSchedule ──▶ orders ──▶ processes
///     connections ───────▶ VisitorSchedule       ▲          │
///                                 └──── reports, ends ──────┘
struct WorkerCrew: Service {
  /// Workers of visitors.
  struct Isolation {
    /// The largest number of them.
    let maximum: Int
    let homes: VisitorHomes
    /// The source of the clients' addresses.
    let source: ClientAddressSource
  }

  /// The seconds after which the folders of visitors who did not return are looked for again.
  private static let cleaningInterval = 86_400

  private enum Input: Sendable {
    case event(WorkerSchedule.Event)
    case process(WorkerSchedule.ID, WorkerProcess.Event)
    case connection(CInt, PeekedRequest)
  }

  /// The number of workers that serve any visitor.
  let count: Int
  /// The workers of visitors; nil if all workers serve any visitor.
  var isolation: Isolation?
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
    var visitors = VisitorSchedule(maximum: isolation?.maximum ?? 0)
    var members = WorkerMembers(crew: self) { input.yield(.process($0, $1)) }
    let sorter = isolation.map { isolation in
      ConnectionSorter(socket: socket, source: isolation.source) {
        if case .terminated = input.yield(.connection($0, $1)) { close($0) }
      }
    }
    defer {
      sorter?.stop()
      input.finish()
    }
    func handle(_ event: VisitorSchedule.Event) {
      let orders = visitors.handle(event)
      members.perform(orders, visitor: visitors.visitor)
    }
    var seconds = 0
    members.perform(schedule.begin())
    var wasReady = false
    var isAbandoned = false
    var isStopping = false
    for await next in inputs {
      let wasReloading = schedule.isReloading
      switch next {
      case .event(let event):
        if event == .stop, !isStopping {
          isStopping = true
          onStopping()
          // From now on, the port is closed, so that a balancer turns to another machine.
          if let sorter { sorter.stop() } else { socket.close() }
          handle(.stop)
        }
        if event == .tick {
          handle(.tick)
          if seconds % Self.cleaningInterval == 0, let homes = isolation?.homes {
            Task.detached { homes.removeOld() }
          }
          seconds += 1
        }
        members.perform(schedule.handle(event))
      case .process(let id, .report(let report)):
        health.record(report, of: id)
        if report.failure != nil { break }
        if id > VisitorSchedule.firstID {
          handle(.reported(id, windows: report.windows, unused: report.unusedSeconds))
        } else {
          members.perform(schedule.handle(.answered(id)))
        }
      case .process(let id, .ended(let end)) where id > VisitorSchedule.firstID:
        members.remove(id, end)
        handle(.ended(id))
      case .process(let id, .ended(let end)):
        let orders = schedule.handle(.ended(id))
        members.remove(id, end)
        if schedule.hasFailed {
          throw WebHostError.noWorker(
            reason: "the first one \(end) before it was ready. Its messages above say more")
        }
        isAbandoned = isAbandoned || orders.contains(.abandonReload)
        members.perform(orders)
      case .connection(let descriptor, let request):
        let answer = request.browser.flatMap { visitors.worker(for: $0, from: request.client, at: .now) }
        members.perform(answer?.orders ?? [], visitor: visitors.visitor)
        members.give(descriptor, to: answer?.worker ?? schedule.ready.keys.max() ?? schedule.newest)
      }
      health.record(ready: schedule.ready, visitors: visitors.ready)
      if !wasReady, !schedule.ready.isEmpty {
        wasReady = true
        sorter?.start()
        await onReady()
      }
      if schedule.isReloading != wasReloading {
        // Once the new program has proved to work.
        if wasReloading, !isAbandoned { handle(.reload) }
        isAbandoned = false
        onReload(wasReloading)
      }
      if schedule.isFinished, isolation == nil || visitors.isFinished { return }
    }
  }
}
