import Bindery
import BinderyTesting
import Synchronization
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

  @Test func unreferencedObjectsAreDeallocated() async {
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

  @Test func activeSubscriptionsAreReportedWithTheirOrigin() async {
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
      $0.says("Subscriptions still active") && $0.says("  LibraryTests/LeakTests.swift:")
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

  @MainActor final class Screen {
    @Box var name = "a"
    lazy var title = $name.map { [self] in "\(name)\($0)" }
    lazy var later = $name.delay(for: .seconds(1), clock: TestClock()).map { [self] in "\(name)\($0)" }
    lazy var load = Command<String, String> { [self] in "\(name)\($0)" }
    let shown = Relay<Int>()
    lazy var confirmed = shown.signal.filter { [self] in "\($0)" == name }
    lazy var texts = $name.asSignal().map { [self] in "\(name)\($0)" }
    lazy var weakly = Command<String, String> { [weak self] in "\(self?.name ?? "")\($0)" }
  }

  /// Returns the report of a leaked object.
  private func report<Object: AnyObject>(_ make: @MainActor () -> Object) async -> String {
    let report = Mutex("")
    await withKnownIssue {
      await expectDeallocated { make() }
    } matching: { issue in
      report.withLock { $0 = issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    return report.withLock { $0 }
  }

  @Test func aStoredDriverIsNamed() async {
    let report = await report {
      let screen = Screen()
      _ = (screen.title.value, screen.weakly)
      return screen
    }
    #expect(report.contains("title holds it: a closure in it captures self. Write Computed(self)"))
    #expect(!report.contains("weakly"))
  }

  @Test func aStoredCommandIsNamedWithItsOwnRemedy() async {
    let report = await report {
      let screen = Screen()
      _ = (screen.load, screen.weakly)
      return screen
    }
    #expect(
      report.contains(
        "load holds it: a closure in it captures self. Have its operation capture what it calls"))
    #expect(!report.contains("weakly"))
  }

  @Test func storedSignalsAreNamed() async {
    let report = await report {
      let screen = Screen()
      _ = (screen.confirmed, screen.texts)
      return screen
    }
    #expect(report.contains("confirmed holds it"))
    #expect(report.contains("texts holds it"))
    #expect(report.contains("Write [weak self] in the closures of the signal's operators."))
  }

  @Test func aRelayWhoseObserverHoldsItsOwnerIsNamed() async {
    var bindings: [Disposable] = []
    let report = await report {
      let screen = Screen()
      bindings.append(screen.shown.signal.bind { _ in _ = screen.name })
      return screen
    }
    #expect(report.contains("shown holds it"))
    bindings = []
  }

  @MainActor final class Part {
    var total: Computed<Int>?
    var onTap: () -> Void = {}
  }

  @MainActor final class Whole {
    struct Parts {
      var effects: [Disposable] = []
      var byName: [String: Driver<Int>] = [:]
    }
    @Box var parts = Parts()
    @Box var part: Part?
    var list: [Part] = []
    let price = 3
  }

  @Test func nestedRetainersAreReportedWithTheirPath() async {
    let report = await report {
      let whole = Whole()
      whole.parts.effects = [effect {}, effect { _ = whole.price }]
      whole.parts.byName["a"] = .constant(1).map { $0 + whole.price }
      let binding = effect { _ = whole.parts.effects.count }
      binding.dispose()
      return whole
    }
    #expect(report.contains("parts.effects[1] holds it: a closure in it captures it."))
    #expect(report.contains("parts.byName[a] holds it: a closure in it captures it."))
    #expect(!report.contains("parts.effects[0]"))
  }

  @Test func aPropertyOfAnObjectThatTheObjectStoresIsNamed() async {
    let report = await report {
      let whole = Whole()
      whole.part = Part()
      whole.list = [Part(), Part()]
      whole.list[1].total = Computed { whole.price }
      return whole
    }
    #expect(report.contains("list[1].total holds it: a closure in it captures it."))
  }

  @Test func aComputedInAnObjectInABoxIsNamed() async {
    let report = await report {
      let whole = Whole()
      whole.part = Part()
      whole.part?.total = Computed { whole.price }
      _ = whole.part?.total?.value
      return whole
    }
    #expect(report.contains("part.total holds it"))
  }

  @Test func objectsThatReferToEachOtherWithoutEndAreSearchedOnce() async {
    @MainActor final class Link {
      var next: Link?
      var total: Computed<Int>?
      let number = 1
    }
    var link: Link?
    let report = await report {
      let first = Link()
      let second = Link()
      first.next = second
      second.next = first
      link = first
      return first
    }
    #expect(report.contains("Link is still alive"))
    #expect(!report.contains("holds it:"))
    link?.next?.next = nil
  }

  @Test func otherClosuresAreListedIfNothingElseHoldsIt() async {
    weak var leaked: Part?
    let report = await report {
      let part = Part()
      part.onTap = { _ = part }
      leaked = part
      return part
    }
    #expect(report.contains("These closures may capture it: onTap."))
    leaked?.onTap = {}
  }
}
