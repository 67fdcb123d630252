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
      $0.says("Subscriptions that go on") && $0.says("  BinderyTestingTests/LeakTests.swift:")
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
