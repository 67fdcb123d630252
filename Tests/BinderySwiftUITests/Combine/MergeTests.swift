import BinderyCombine
import Testing

@Suite struct MergeTests {
  @Test func mergesValuesInArrivalOrder() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = PassthroughSubject<Int, Never>()
    var pair: [Int] = []
    var three: [Int] = []
    var many: [Int] = []
    var bag: Set<AnyCancellable> = []
    a.merge(with: b).sink { pair.append($0) }.store(in: &bag)
    a.merge(with: b, c).sink { three.append($0) }.store(in: &bag)
    Publishers.MergeMany([a, b]).merge(with: c).sink { many.append($0) }.store(in: &bag)
    a.send(1)
    b.send(2)
    c.send(3)
    a.send(4)
    #expect(pair == [1, 2, 4])
    #expect(three == [1, 2, 3, 4])
    #expect(many == [1, 2, 3, 4])
  }

  @Test func finishesWhenAllHaveFinished() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var isFinished = false
    let subscription = a.merge(with: b).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func finishesAtOnceWithoutPublishers() {
    var isFinished = false
    let subscription = Publishers.MergeMany([Just<Int>]()).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func buffersUnrequestedValuesInOrder() {
    var seen: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        subscription = $0; $0.request(.max(1))
      },
      receiveValue: {
        seen.append($0); return .none
      })
    Publishers.MergeMany([[1, 2].publisher, [3].publisher]).subscribe(subscriber)
    #expect(seen == [1])
    subscription?.request(.unlimited)
    #expect(seen == [1, 2, 3])
  }
}
