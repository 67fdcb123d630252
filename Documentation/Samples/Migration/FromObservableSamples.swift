import Bindery
import BinderyTesting
import Observation
import Testing

@MainActor @Observable
private final class OldCart {
  var items: [String] = []
  var total: Int { items.count * 5 }
}

@MainActor
private final class Cart {
  @Box var items: [String] = []
  private(set) lazy var total = $items.map { $0.count * 5 }
}

@Test @MainActor func anObservableObjectIsReadAsItIs() {
  let cart = OldCart()
  var totals: [Int] = []
  let binding = effect { totals.append(cart.total) }
  cart.items.append("tea")
  #expect(totals == [0, 5])
  binding.dispose()
}

@Test @MainActor func anObservableObjectBecomesBoxes() {
  let cart = Cart()
  let totals = Recorder(cart.total, .exhaustive)
  cart.items.append("tea")
  batch {
    cart.items.append("rice")
    cart.items.append("salt")
  }
  totals.expect(0, 5, 15)
}

@Test @MainActor func trackingEachChangeNeedsNoLoop() {
  @SharedBox var name = "Mochi"
  var seen: [String] = []
  let binding = $name.bind { seen.append($0) }
  name = "Kuro"
  name = "Tama"
  #expect(seen == ["Mochi", "Kuro", "Tama"])
  binding.dispose()
}
