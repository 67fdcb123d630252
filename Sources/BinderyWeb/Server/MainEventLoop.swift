internal import CBindery
internal import Dispatch
internal import Foundation
internal import NIOCore
internal import NIOPosix

/// The main actor on an event loop, so that a page's event is read, acted on and answered by one thread.
///
/// By default, libdispatch runs the main queue on threads of its own, and each message wakes two of them: one for the main actor, and one
/// to write the answer. Here, the main thread is an event loop that also does the work of the main queue, as Foundation's run loop does it:
/// a descriptor can be read when there is some.
///
///     main thread ── epoll ─┬─ socket of a page ▶ decode ▶ act, encode ▶ write
///                           └─ main queue ▶ all that waits now
///
/// ``WebHost`` works on both, and detects which it is. Requests for pages and files stay on other event loops, so that many of them delay
/// no event.
package enum MainEventLoop {
  /// The loop; nil if the main actor runs on other threads.
  @MainActor static var current: (any EventLoop)? { MultiThreadedEventLoopGroup.currentEventLoop }

  /// Whether the main actor runs on an event loop.
  @MainActor package static var isUsed: Bool { current != nil }

  /// Runs a program, and ends the process with 0 after it. Call it on the main thread, outside of tasks: in a `main()` that is not `async`.
  ///
  /// Where the main queue has no descriptor, libdispatch runs it as by default.
  package static func run(_ program: @escaping @MainActor @Sendable () async -> Void) -> Never {
    precondition(
      Thread.isMainThread && withUnsafeCurrentTask { $0 == nil },
      "An app's main() runs on the main thread, outside of tasks: call it from a main() that is not async.")
    // It begins once the main queue runs.
    Task { @MainActor in
      await program()
      exit(0)
    }
    let queue = fcntl(bindery_main_queue_descriptor(), F_DUPFD_CLOEXEC, 0)
    if queue >= 0 {
      MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
        NIOPipeBootstrap(group: loop)
          .channelOption(.maxMessagesPerRead, value: 1)
          .channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
              try channel.pipeline.syncOperations.addHandler(MainQueueHandler())
            }
          }
          .takingOwnershipOfDescriptor(input: queue)
          .whenFailure { _ in loop.shutdownGracefully { _ in } }
      }
    }
    dispatchMain()
  }

  /// Returns a closure that runs a body on the main actor soon: after the sockets that have messages now have been read, or else in a task.
  @MainActor static func waking(_ body: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
    guard let loop = current else { return { Task { @MainActor in body() } } }
    return { loop.execute { MainActor.assumeIsolated(body) } }
  }
}

/// Does the work of the main queue when its descriptor can be read. What is read is only the number of requests to do so.
private final class MainQueueHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { bindery_run_main_queue() }
}
