import Bindery
import BinderyCombine
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct SchedulerTests {
  @Test func debounceOnTheRunLoopWaitsByTheClock() async {
    let clock = TestClock()
    await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
      let query = PassthroughSubject<String, Never>()
      var seen: [String] = []
      let subscription = query.debounce(for: 0.5, scheduler: RunLoop.main).sink { seen.append($0) }
      query.send("Lo")
      await clock.advance(by: .seconds(0.4))
      query.send("Lon")
      await clock.advance(by: .seconds(0.4))
      #expect(seen == [])
      await clock.advance(by: .seconds(0.1))
      #expect(seen == ["Lon"])
      subscription.cancel()
    }
  }

  @Test func debounceOnTheMainQueueTakesMilliseconds() async {
    let clock = TestClock()
    await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
      let query = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      let subscription = query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { seen.append($0) }
      query.send(1)
      await clock.advance(by: .milliseconds(300))
      #expect(seen == [1])
      subscription.cancel()
    }
  }

  @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, -.infinity, .nan])
  func anyNumberOfSecondsIsAccepted(seconds: Double) async {
    let clock = TestClock()
    await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
      let query = PassthroughSubject<Int, Never>()
      let time = SchedulerTime.Stride(seconds)
      let product = time * time * time
      var subscriptions: [AnyCancellable] = []
      for interval in [time, product, time + product, time - product, product.magnitude] {
        query.debounce(for: interval, scheduler: RunLoop.main).sink { _ in }.store(in: &subscriptions)
        query.delay(for: interval, scheduler: DispatchQueue.main).sink { _ in }.store(in: &subscriptions)
      }
      Timer.publish(every: seconds, on: .main, in: .common).autoconnect().sink { _ in }
        .store(in: &subscriptions)
      query.send(1)
      await clock.advance(by: .milliseconds(5))
      subscriptions = []
      // A scheduler's action cannot be canceled.
      await clock.advance(by: .seconds(Int64.max))
    }
  }

  @Test func receiveOnTheMainQueueComesLaterInOrder() async {
    await comesLaterInOrder(on: DispatchQueue.main)
  }

  @Test func receiveOnTheMainRunLoopComesLaterInOrder() async { await comesLaterInOrder(on: RunLoop.main) }

  private func comesLaterInOrder(on scheduler: some Scheduler) async {
    let numbers = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = numbers.receive(on: scheduler).sink { seen.append($0) }
    numbers.send(1)
    numbers.send(2)
    #expect(seen == [])
    await settle()
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test func aTimerPublishesUntilItIsCancelled() async {
    let clock = TestClock()
    await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
      var count = 0
      let subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in count += 1
      }
      await clock.advance(by: .seconds(3))
      #expect(count == 3)
      subscription.cancel()
      await clock.advance(by: .seconds(3))
      #expect(count == 3)
    }
  }

  @Test func notificationsOfANameAndObjectArePublished() {
    let center = NotificationCenter()
    let mine = NSObject()
    var seen = 0
    let subscription = center.publisher(for: Notification.Name("saved"), object: mine).sink { _ in seen += 1 }
    center.post(name: Notification.Name("saved"), object: mine)
    center.post(name: Notification.Name("saved"), object: NSObject())
    center.post(name: Notification.Name("deleted"), object: mine)
    #expect(seen == 1)
    subscription.cancel()
    center.post(name: Notification.Name("saved"), object: mine)
    #expect(seen == 1)
  }

  @Test func decodeTakesFoundationsDecoders() {
    var seen: [Int] = []
    let subscription = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: []).sink { seen = $0 }
    #expect(seen == [1, 2])
    subscription.cancel()
  }
}
