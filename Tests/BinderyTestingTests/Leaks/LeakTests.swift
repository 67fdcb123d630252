import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct LeakTests {
  @MainActor final class Model {
    @Box var name = "a"
    let bag = DisposeBag()
    var onEnd: @MainActor () -> Void = {}
    func load(_ clock: TestClock) {
      task = WorkScope.start("load") { try? await clock.wait(1) }
    }
    private var task: Task<Void, Never>?
    isolated deinit { task?.cancel() }
  }

  @Test func whatNobodyHoldsIsGone() async {
    let clock = TestClock()
    await expectDeallocated {
      let model = Model()
      model.$name.bind { [unowned model] _ in _ = model.bag }.disposed(by: model.bag)
      model.load(clock)
      await settle()
      return model
    }
    #expect(clock.pending.isEmpty)
  }

  @Test func aCycleIsReported() async {
    weak var leaked: Model?
    await withKnownIssue {
      await expectDeallocated {
        let model = Model()
        model.onEnd = { _ = model }
        leaked = model
        return model
      }
    } matching: {
      $0.says("Model is still alive")
    }
    leaked?.onEnd = {}
  }

  @MainActor class Base {
    @Box var price = 3
    lazy var total = Computed { self.price * 2 }
    let bag = DisposeBag()
  }

  @MainActor final class Order: Base {
    lazy var half = Computed(self) { $0.price / 2 }
    lazy var checked = ThrowingComputed { () throws -> Int in self.price }
    var showing: Disposable?
  }

  @Test func aStoredValueWhoseClosureHoldsItsOwnerIsNamed() async {
    await withKnownIssue {
      await expectDeallocated {
        let order = Order()
        _ = (order.total.value, order.half.value)
        return order
      }
    } matching: {
      $0.says("total holds it: a closure in it captures self. Write Computed(self) { … }")
        && !$0.says("half holds it") && !$0.says("bag holds it")
    }
  }

  @Test func everyPropertyWhoseClosureHoldsTheOwnerIsNamed() async {
    await withKnownIssue {
      await expectDeallocated {
        let order = Order()
        _ = try? order.checked.value
        order.showing = effect { _ = order.price }
        order.$price.bind { _ in _ = order.half }.disposed(by: order.bag)
        return order
      }
    } matching: {
      $0.says("checked holds it") && $0.says("showing holds it") && $0.says("bag holds it")
        && !$0.says("half holds it")
    }
  }

  @Test func aSubscriptionThatGoesOnIsNamedWithWhereItWasMade() async {
    let relay = Relay<Int>()
    let bag = DisposeBag()
    await withKnownIssue {
      await expectDeallocated {
        let model = Model()
        relay.signal.map { $0 + 1 }.bind { [weak model] in model?.name = "\($0)" }.disposed(by: bag)
        model.$name.bind { _ in }.disposed(by: model.bag)
        return model
      }
    } matching: {
      $0.says("Subscriptions still active") && $0.says("  BinderyTestingTests/LeakTests.swift:")
        && !$0.says("still alive") && !$0.says("Driver.swift")
    }
  }

  @Test func workThatHoldsItIsNamed() async {
    let clock = TestClock()
    await withKnownIssue {
      await expectDeallocated {
        let model = Model()
        WorkScope.start("poll") {
          try? await clock.wait(60)
          model.name = "late"
        }
        return model
      }
    } matching: {
      $0.says("poll") && $0.says("which waits for a test clock at 60.0 seconds")
    }
    await clock.run()
  }
}
