import Bindery
import Testing

@MainActor
private final class Counter {
  @Box var count = 0
  @Box private(set) var name = "none"
  func rename(_ name: String) { self.name = name }
}

@MainActor
@Suite struct EffectTests {
  @Test func runsNowAndAfterEachChange() {
    let counter = Counter()
    var seen: [Int] = []
    let binding = effect { seen.append(counter.count) }
    counter.count = 1
    counter.count = 1
    counter.count = 2
    #expect(seen == [0, 1, 2])
    binding.dispose()
    counter.count = 3
    #expect(seen == [0, 1, 2])
  }

  @Test func aDerivedValueThatNoEffectReadsSeesWhatABatchWrote() {
    let counter = Counter()
    let doubled = Computed { counter.count * 2 }
    #expect(doubled.value == 0)
    batch { counter.count = 1 }
    #expect(doubled.value == 2)
  }

  @Test func batchesWithoutANetChangeNotifyNoObserver() {
    let counter = Counter()
    var runs = 0
    let binding = effect {
      _ = counter.count
      runs += 1
    }
    batch {
      counter.count = 5
      counter.count = 0
    }
    #expect(runs == 1)
    batch {
      counter.count = 5
      counter.rename("five")
    }
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func anInnerEffectEndsWithTheRunThatMadeIt() {
    let counter = Counter()
    @SharedBox var inner = 0
    var seen: [String] = []
    let binding = effect {
      let outer = counter.count
      _ = effect { seen.append("\(outer).\(inner)") }
    }
    counter.count = 1
    inner = 1
    binding.dispose()
    inner = 2
    #expect(seen == ["0.0", "1.0", "1.1"])
  }

  @Test func theDriverOfAPrivateSetterReadsAndObserves() {
    let counter = Counter()
    var seen: [String] = []
    let binding = counter.$name.bind { seen.append($0) }
    counter.rename("one")
    #expect(seen == ["none", "one"])
    #expect(counter.$name.value == "one")
    binding.dispose()
  }

  @Test func aBindingOfABindablePropertyWritesThrough() {
    let counter = Counter()
    @Bindable var model = counter
    let binding: Binding<Int> = $model.count
    binding.wrappedValue = 4
    #expect(counter.count == 4)
  }

  @Test func effectsDisposedInABatchReleaseTheirCaptures() {
    @MainActor final class Model { @Box var number = 0 }
    weak var seen: Model?
    func begin() -> Disposable {
      let model = Model()
      seen = model
      return effect { _ = model.number }
    }
    let running = begin()
    batch { running.dispose() }
    #expect(seen == nil)
  }

  @Test func readsInACleanUpAreNotTracked() {
    let counter = Counter()
    var runs = 0
    let binding = effect {
      runs += 1
      onCleanup { _ = counter.name }
      _ = counter.count
    }
    counter.count = 1
    counter.rename("one")
    #expect(runs == 2)
    binding.dispose()
  }
}
