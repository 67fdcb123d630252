import BinderyCombine
import Testing

@Suite struct CombineLatestTests {
  private enum Failure: Error { case lost }

  @Test func combinesTheNewestValuesOnceBothHaveOne() {
    let name = PassthroughSubject<String, Never>()
    let count = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let subscription = name.combineLatest(count).sink { seen.append("\($0)\($1)") }
    name.send("a")
    count.send(1)
    name.send("b")
    count.send(2)
    #expect(seen == ["a1", "b1", "b2"])
    subscription.cancel()
    name.send("c")
    #expect(seen.count == 3)
  }

  @Test func takesThreeAndFourPublishersAndAClosure() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<Int, Never>(10)
    let c = CurrentValueSubject<Int, Never>(100)
    let d = CurrentValueSubject<Int, Never>(1000)
    var three: [Int] = []
    var four: [Int] = []
    var tuples: [Int] = []
    var bag: Set<AnyCancellable> = []
    a.combineLatest(b, c) { $0 + $1 + $2 }.sink { three.append($0) }.store(in: &bag)
    a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.sink { four.append($0) }.store(in: &bag)
    Publishers.CombineLatest4(a, b, c, d).map { $0.0 + $0.3 }.sink { tuples.append($0) }.store(in: &bag)
    a.send(2)
    #expect(three == [111, 112])
    #expect(four == [1111, 1112])
    #expect(tuples == [1001, 1002])
  }

  @Test func finishesWhenBothHaveFinished() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var isFinished = false
    let subscription = a.combineLatest(b).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func failsWithTheFirstFailure() {
    let a = PassthroughSubject<Int, any Error>()
    let b = PassthroughSubject<Int, any Error>()
    var failures = 0
    var seen = 0
    let subscription = a.combineLatest(b).sink(
      receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { _ in seen += 1 })
    a.send(1)
    b.send(completion: .failure(Failure.lost))
    a.send(2)
    #expect(failures == 1)
    #expect(seen == 0)
    subscription.cancel()
  }

  @Test func lateDemandReceivesTheNewestPair() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<(Int, Int), Never>(
      receiveSubscription: {
        subscription = $0; $0.request(.max(1))
      },
      receiveValue: {
        seen.append($0.0 * 10 + $0.1); return .none
      })
    a.combineLatest(b).subscribe(subscriber)
    a.send(2)
    a.send(3)
    #expect(seen == [11])
    subscription?.request(.max(1))
    #expect(seen == [11, 31])
  }
}
