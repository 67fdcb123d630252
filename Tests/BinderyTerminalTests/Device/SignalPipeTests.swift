import Glibc
import Testing

@testable import BinderyTerminal

extension SharedSignalTests {
  @MainActor
  @Suite struct SignalPipeTests {
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
      try #require(pipes.count == 2)
      kill(getpid(), SIGWINCH)
      var reached: Set<Int> = []
      for await number in resizes {
        reached.insert(number)
        if reached.count == 2 { break }
      }
      for pipe in pipes { pipe.close(isTerminalGone: false) }
    }

    @Test func aReleasedPipeIsClosed() async throws {
      let (resizes, resize) = AsyncStream<Void>.makeStream()
      var released = SignalPipe { _ in Issue.record("A released pipe delivers no signals.") }
      try #require(released != nil)
      let open = try #require(SignalPipe { _ in resize.yield() })
      released = nil
      kill(getpid(), SIGWINCH)
      for await _ in resizes { break }
      open.close(isTerminalGone: false)
    }

    /// The system may report the end of the session after all terminals are closed.
    @Test func theEndOfASessionIsIgnoredAfterAnyTerminalIsClosed() throws {
      let gone = try #require(SignalPipe { _ in })
      let other = try #require(SignalPipe { _ in })
      gone.close(isTerminalGone: true)
      other.close(isTerminalGone: false)
      let action = signal(SIGHUP, SIG_DFL)
      #expect(unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
    }
  }
}
