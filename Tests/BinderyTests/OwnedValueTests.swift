import Bindery
import Testing

/// Values and effects that reference their owner weakly.
@MainActor
@Suite struct OwnedValueTests {
  @MainActor
  private final class Order {
    @Box var price = 3
    @Box var amount = 2
    private(set) lazy var total = Computed(self) { $0.price * $0.amount }
    private(set) lazy var share = ThrowingComputed(self) { order throws -> Int in
      guard order.amount > 0 else { throw Empty() }
      return order.price / order.amount
    }
    private let bag = DisposeBag()
    var shown: [Int] = []

    func show() {
      effect(self) { $0.shown.append($0.total.value) }.disposed(by: bag)
      $price.bind(with: self) { $0.shown.append(-$1) }.disposed(by: bag)
    }
  }

  private struct Empty: Error {}

  @Test func aStoredValueIsDerivedFromItsOwnerWithoutACycle() {
    var order: Order? = Order()
    weak let seen = order
    order?.show()
    order?.price = 4
    #expect(order?.shown.sorted() == [-4, -3, 6, 8])
    #expect(order?.total.value == 8)
    order = nil
    #expect(seen == nil)
  }

  @Test func valuesKeepTheirLastStateAfterTheirOwnerIsReleased() {
    @SharedBox var rate = 2
    @MainActor final class Price {
      @Box var euros = 10
      lazy var converted = Computed(self) { $0.euros * $0.rate.wrappedValue }
      private let rate: SharedBox<Int>
      init(rate: SharedBox<Int>) { self.rate = rate }
    }
    var price: Price? = Price(rate: _rate)
    let converted = price?.converted
    #expect(converted?.value == 20)
    var seen: [Int] = []
    let binding = effect { seen.append(converted?.value ?? -1) }
    price = nil
    rate = 3
    #expect(converted?.value == 20)
    #expect(seen == [20])
    binding.dispose()
  }

  @Test func anErrorOfAnOwnedValueIsKept() throws {
    let order = Order()
    #expect(try order.share.value == 1)
    order.amount = 0
    #expect(throws: Empty.self) { try order.share.value }
    order.amount = 3
    #expect(try order.share.value == 1)
  }

  @Test func aSignalIsBoundWithItsOwner() {
    @MainActor final class Player {
      var heard: [Int] = []
      let bag = DisposeBag()
    }
    let taps = Relay<Int>()
    var player: Player? = Player()
    weak let seen = player
    if let player { taps.signal.bind(with: player) { $0.heard.append($1) }.disposed(by: player.bag) }
    taps.accept(1)
    #expect(player?.heard == [1])
    player = nil
    #expect(seen == nil)
    taps.accept(2)
  }

  @Test func ownersMayBeReleasedOnAnotherThreadWhileTheirValueBecomesStale() async {
    @MainActor final class Model {
      let source: SharedBox<Int>
      lazy var doubled = Computed(self) { $0.source.wrappedValue * 2 }
      init(source: SharedBox<Int>) { self.source = source }
    }
    @SharedBox var number = 0
    for round in 0..<200 {
      var model: Model? = Model(source: _number)
      guard let doubled = model?.doubled else { return }
      var last = -1
      let binding = effect { last = doubled.value }
      let handover = Handover(model)
      model = nil
      async let dropped: Void = Task.detached { handover.drop() }.value
      for _ in 0..<20 {
        number += 1
        #expect(last <= number * 2)
      }
      await dropped
      let settled = last
      number += 1
      #expect(last == settled, "round \(round)")
      binding.dispose()
    }
  }
}
