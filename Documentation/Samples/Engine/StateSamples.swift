import Bindery
import Testing

@MainActor
final class OrderViewModel {
  @Box var price = 3
  @Box var amount = 2
  private(set) lazy var total = Computed(self) { $0.price * $0.amount }
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
    order.amount = 1  // the total is 6 again: no effect runs
  }
  #expect(shown == [6])
  binding.dispose()
}

@Test @MainActor func untrackedReadsAreNotDependencies() {
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

struct NotANumber: Error, CustomStringConvertible {
  let text: String
  var description: String { "\(text) is not a number" }
}

@Test @MainActor func anErrorIsKeptUntilASourceChanges() {
  @SharedBox var text = "7"
  let number = ThrowingComputed { () throws -> Int in
    guard let number = Int(text) else { throw NotANumber(text: text) }
    return number
  }
  var shown: [String] = []
  let binding = effect {
    do { shown.append("\(try number.value)") } catch { shown.append("\(error)") }
  }
  text = "seven"
  text = "8"
  #expect(shown == ["7", "seven is not a number", "8"])
  binding.dispose()
}

@Test @MainActor func customEqualityDefinesWhatIsAChange() {
  @SharedBox var degrees = 20.0
  let shown = Computed(isEqual: { abs($0 - $1) < 0.5 }) { degrees }
  var texts: [String] = []
  let binding = effect { texts.append("\(shown.value)") }
  degrees = 20.3
  degrees = 21
  #expect(texts == ["20.0", "21.0"])
  binding.dispose()
}

@Test @MainActor func valuesReadInAnInPlaceChangeAreCopiedFirst() {
  @SharedBox var items = [3, 1, 3, 2]
  let first = items.first
  items.removeAll { $0 == first }
  #expect(items == [1, 2])
}

@Test @MainActor func writesInEffectsConverge() {
  @SharedBox var wanted = 20
  @SharedBox var allowed = 20
  let bag = DisposeBag()
  var shown: [Int] = []
  effect { allowed = min(max(wanted, 5), 30) }.disposed(by: bag)
  effect { shown.append(allowed) }.disposed(by: bag)
  wanted = 90
  wanted = 100
  #expect(shown == [20, 30])
}

@Test @MainActor func cyclesAreReportedAndTheAppContinues() {
  var reports: [String] = []
  let handler = Reports.handler
  Reports.handler = { reports.append("\($0)") }
  defer { Reports.handler = handler }
  @SharedBox var ping = 0
  @SharedBox var pong = 0
  let bag = DisposeBag()
  effect("serve") { pong = ping + 1 }.disposed(by: bag)
  effect("return") { ping = pong + 1 }.disposed(by: bag)
  #expect(reports.count == 1)
  #expect(
    reports.first?.hasPrefix("Bindings change each other without end (given up after 100 rounds)") == true)
}
