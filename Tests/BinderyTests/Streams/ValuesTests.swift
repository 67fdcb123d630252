import Bindery
import BinderyTesting
import Testing

/// Streams as asynchronous sequences, and asynchronous sequences as streams.
@Suite(.workScope) @MainActor
struct ValuesTests {
  @Test func valuesOfADriverGiveTheNewest() async {
    @SharedBox var number = 1
    var iterator = $number.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    number = 2
    number = 3
    #expect(await iterator.next() == 3)
  }

  @Test(arguments: [(BufferingPolicy.newest(2), 4), (.oldest(2), 3), (.unbounded, 3)])
  func aSlowReaderGetsAsManyValuesAsAreKeptForIt(policy: BufferingPolicy, next: Int) async {
    @SharedBox var number = 1
    var reader = $number.values(buffering: policy).makeAsyncIterator()
    #expect(await reader.next() == 1)
    number = 2
    #expect(await reader.next() == 2)
    for later in 3...5 { number = later }
    #expect(await reader.next() == next)
  }

  @Test func noEventOfASignalIsMissedByASlowReader() async {
    let events = Relay<Int>()
    var read: [Int] = []
    let reader = WorkScope.start {
      for await event in events.signal.values {
        read.append(event)
        if read.count == 1 { for later in 2...4 { events.accept(later) } }
      }
    }
    await settle()
    events.accept(1)
    await settle()
    #expect(read == [1, 2, 3, 4])
    reader.cancel()
    await settle()
  }

  @Test func valuesEndWhenTheirTaskIsCancelled() async {
    @SharedBox var number = 1
    var hasEnded = false
    let reader = WorkScope.start {
      for await _ in $number.values {}
      hasEnded = true
    }
    await settle()
    #expect(!hasEnded)
    reader.cancel()
    await settle()
    #expect(hasEnded)
  }

  @Test func aSignalOfASequenceIsWorkOnlyWhileItDoesSomething() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let scope = WorkScope()
    let seen = WorkScope.$current.withValue(scope) { Recorder(Signal(stream), .exhaustive) }
    #expect(!scope.isIdle)
    await scope.idle()
    continuation.yield(1)
    #expect(!scope.isIdle)
    await scope.idle()
    seen.expect(1)
  }
}
