import Glibc
import Testing

@testable import BinderyTerminal

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SignalPipeTests {
  @Test func aSignalReachesAPipeAfterAnotherIsClosed() async throws {
    let (resizes, resize) = AsyncStream<Void>.makeStream()
    let closed = try #require(SignalPipe { _ in Issue.record("A closed pipe delivers no signals.") })
    let open = try #require(
      SignalPipe { signal in
        guard case .resized = signal else { return }
        resize.yield()
      })
    closed.close(isTerminalGone: false)
    // Closing it again must not count for the other one.
    closed.close(isTerminalGone: false)
    kill(getpid(), SIGWINCH)
    for await _ in resizes { break }
    open.close(isTerminalGone: false)
  }

  @Test func aSignalReachesAllOpenPipes() async throws {
    let (resizes, resize) = AsyncStream<Int>.makeStream()
    let pipes = (1...2).compactMap { number in
      SignalPipe { signal in
        guard case .resized = signal else { return }
        resize.yield(number)
      }
    }
    #expect(pipes.count == 2)
    kill(getpid(), SIGWINCH)
    var reached: Set<Int> = []
    for await number in resizes {
      reached.insert(number)
      if reached.count == 2 { break }
    }
    for pipe in pipes { pipe.close(isTerminalGone: false) }
  }
}
