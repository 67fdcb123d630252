import Bindery
import Testing

@MainActor
final class OrderViewModel {
  @Box var price = 3
  @Box var amount = 2
  private(set) lazy var total = Computed { [unowned self] in price * amount }
}

@Test @MainActor func anEffectRunsNowAndAfterEachChange() {
  let order = OrderViewModel()
  var shown: [String] = []
  let binding = effect { shown.append("\(order.total.value) €") }
  order.amount = 4
  order.amount = 4  // equal: nothing runs
  #expect(shown == ["6 €", "12 €"])
  binding.dispose()
}

@Test @MainActor func severalWritesAreOneChange() {
  let order = OrderViewModel()
  var shown: [Int] = []
  let binding = effect { shown.append(order.total.value) }
  batch {
    order.price = 6
    order.amount = 1  // the total is 6 again: nobody is told
  }
  #expect(shown == [6])
  binding.dispose()
}

@Test @MainActor func whatIsReadUntrackedIsNoDependency() {
  let order = OrderViewModel()
  var runs = 0
  let binding = effect {
    runs += 1
    _ = order.price + untracked { order.amount }
  }
  order.amount = 9
  #expect(runs == 1)
  binding.dispose()
}

@Test @MainActor func anInnerEffectBelongsToTheRunThatMadeIt() {
  let order = OrderViewModel()
  var log: [String] = []
  let binding = effect {
    let price = order.price
    _ = effect { log.append("\(price) × \(order.amount)") }
  }
  order.price = 5
  order.amount = 1
  #expect(log == ["3 × 2", "5 × 2", "5 × 1"])
  binding.dispose()
}

@Test @MainActor func aRunCleansUpAfterItself() {
  let order = OrderViewModel()
  var log: [String] = []
  let binding = effect {
    let amount = order.amount
    log.append("reserve \(amount)")
    onCleanup { log.append("release \(amount)") }
  }
  order.amount = 5
  binding.dispose()
  #expect(log == ["reserve 2", "release 2", "reserve 5", "release 5"])
}
