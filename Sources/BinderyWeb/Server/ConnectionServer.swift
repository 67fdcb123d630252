internal import Foundation
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle

/// Accepts connections until the service stops. Then it closes their source, and what its connections have begun is
/// completed.
///
/// A thread waits for connections, because the system passes those of a socket with several processes to the waiting threads in turn. An
/// event loop would wake up for each connection of the others, SwiftNIO asserts in debug builds that it then finds one, and Hummingbird's
/// server cannot use a socket that another process opened.
struct ConnectionServer: Service {
  let source: any ConnectionSource
  let channel: WebChannel
  let group: MultiThreadedEventLoopGroup
  let logger: Logger
  /// Whether connections are left to other processes.
  var isPaused: @Sendable () -> Bool = { false }
  /// Called once connections are accepted.
  let onRunning: @Sendable () async -> Void

  func run() async throws {
    let connections = OpenConnections()
    let (accepted, added) = AsyncStream<EventLoopFuture<WebChannel.Value>>.makeStream()
    let (closing, closed) = AsyncStream<Never>.makeStream()
    if channel.options.mainLoop != nil { source.awaitRequests() }
    let thread = Thread { [self] in
      var choice = LoopChoice(
        group: group, mainLoop: channel.options.mainLoop, source: channel.options.clientAddress,
        now: channel.options.socket.now)
      while true {
        let isStopping = connections.isQuiescing
        if isStopping, !source.finish() { break }
        if !isStopping, isPaused() {
          usleep(100_000)
          continue
        }
        guard let descriptor = source.accept() else {
          if isStopping { break }
          continue
        }
        let connection = open(descriptor, on: choice.loop(for: descriptor), in: connections)
        // In this thread, so that the last one precedes the end of the stream.
        if case .terminated = added.yield(connection) {
          connection.whenSuccess { $0.channel.close(promise: nil) }
        }
      }
      source.close()
      added.finish()
      closed.finish()
    }
    thread.start()
    await withGracefulShutdownHandler {
      await onRunning()
      await withDiscardingTaskGroup { tasks in
        for await connection in accepted {
          tasks.addTask {
            guard let value = try? await connection.get() else { return }
            await channel.handle(value: value, logger: logger)
          }
        }
        connections.quiesce()
      }
      // The port is closed even if the task was canceled.
      await Task { for await _ in closing {} }.value
    } onGracefulShutdown: {
      connections.quiesce()
    }
  }

  /// Adds the handlers of a connection. Fails if it is above the limits, or has ended.
  private func open(
    _ descriptor: CInt, on loop: any EventLoop, in connections: OpenConnections
  ) -> EventLoopFuture<WebChannel.Value> {
    let value = loop.makePromise(of: WebChannel.Value.self)
    ClientBootstrap(group: loop)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelInitializer { [channel, logger] connection in
        let setup = channel.setup(channel: connection, logger: logger)
        setup.cascadeSuccess(to: value)
        return setup.map { _ in connections.add(connection) }
      }
      .withConnectedSocket(descriptor)
      .cascadeFailure(to: value)
    return value.futureResult
  }
}
