import Bindery
import BinderyTesting
import Testing

/// The ownership of effects, and their end.
@MainActor
@Suite struct OwnershipTests {
  @Test func anEffectMadeUntrackedStillBelongsToTheRun() {
    @SharedBox var outer = 0
    @SharedBox var inner = 0
    var seen: [Int] = []
    let binding = effect {
      _ = outer
      untracked { _ = effect { seen.append(inner) } }
    }
    outer = 1
    inner = 1
    #expect(seen == [0, 0, 1])
    binding.dispose()
    inner = 2
    #expect(seen == [0, 0, 1])
  }

  @Test func anEffectMadeInADerivedValueBelongsToTheEffectThatReadsIt() {
    @SharedBox var source = 0
    @SharedBox var inner = 0
    var runs = 0
    let derived = Computed {
      _ = effect {
        runs += 1
        _ = inner
      }
      return source
    }
    let binding = effect { _ = derived.value }
    #expect(runs == 1)
    inner = 1
    #expect(runs == 2)
    binding.dispose()
    inner = 2
    #expect(runs == 2)
  }

  @Test func aBindingMadeInABindingBelongsToIt() {
    @SharedBox var page = 1
    @SharedBox var words = "a"
    var seen: [String] = []
    let pages = $page
    let texts = $words
    let binding = pages.bind { page in
      _ = texts.bind { seen.append("\(page)\($0)") }
    }
    page = 2
    words = "b"
    #expect(seen == ["1a", "2a", "2b"])
    binding.dispose()
  }

  @Test func signalSubscriptionsBelongToTheirOwner() {
    @SharedBox var page = 1
    let taps = Relay<Int>()
    let bag = DisposeBag()
    var seen: [String] = []
    let binding = effect {
      let page = page
      taps.signal.bind { seen.append("\(page): \($0)") }.disposed(by: bag)
    }
    page = 2
    taps.accept(1)
    #expect(seen == ["1: 1", "2: 1"])
    binding.dispose()
    bag.dispose()
    taps.accept(2)
    #expect(seen.count == 2)
  }

  @Test func effectsOfEqualDepthRunInSubscriptionOrder() {
    @SharedBox var number = 0
    var log: [String] = []
    let bag = DisposeBag()
    for name in ["a", "b", "c"] {
      effect { log.append("\(name)\(number)") }.disposed(by: bag)
    }
    log = []
    number = 1
    #expect(log == ["a1", "b1", "c1"])
    bag.dispose()
  }

  @Test func aBagCanBeFilledAgain() {
    @SharedBox var number = 0
    let bag = DisposeBag()
    var seen: [Int] = []
    effect { seen.append(number) }.disposed(by: bag)
    bag.dispose()
    number = 1
    effect { seen.append(number) }.disposed(by: bag)
    number = 2
    #expect(seen == [0, 1, 2])
    bag.dispose()
  }

  @Test func aBindingInABagOutlivesTheRunThatMadeIt() {
    @MainActor final class Detail {
      @Box var text = "a"
      var seen: [String] = []
      private let bag = DisposeBag()
      init() { $text.bind { [unowned self] in seen.append($0) }.disposed(by: bag) }
    }
    @SharedBox var id = 1
    var cache: [Int: Detail] = [:]
    let binding = $id.bind { id in
      if cache[id] == nil { cache[id] = Detail() }
    }
    let first = cache[1]
    id = 2
    first?.text = "b"
    #expect(first?.seen == ["a", "b"])
    binding.dispose()
    first?.text = "c"
    #expect(first?.seen == ["a", "b", "c"])
  }

  @Test func aBindingThatIsPutIntoABagAfterTheRunThatMadeItEndsWithTheBag() {
    @SharedBox var outer = 0
    @SharedBox var inner = 0
    let bag = DisposeBag()
    var made: Disposable?
    var runs = 0
    let binding = effect {
      _ = outer
      if made == nil {
        made = effect {
          runs += 1
          _ = inner
        }
      }
    }
    made?.disposed(by: bag)
    outer = 1
    inner = 1
    #expect(runs == 2)
    bag.dispose()
    inner = 2
    #expect(runs == 2)
    binding.dispose()
  }

  @Test(arguments: [true, false])
  func effectsCreatedForAnEventBelongToNoRun(isSentByAnEffect: Bool) {
    @SharedBox var page = 1
    @SharedBox var inner = 0
    let opened = Relay<Int>()
    var kept: [Disposable] = []
    var runs = 0
    var cleanUps = 0
    let following = opened.signal.bind { _ in
      guard kept.isEmpty else { return }
      onCleanup { cleanUps += 1 }
      kept.append(
        effect {
          runs += 1
          _ = inner
        })
    }
    let sending = effect { if page > 0, isSentByAnEffect { opened.accept(page) } }
    if !isSentByAnEffect { opened.accept(1) }
    page = 2
    inner = 1
    #expect(runs == 2)
    sending.dispose()
    inner = 2
    #expect(runs == 3)
    #expect(cleanUps == 0)
    kept = []
    following.dispose()
  }

  @Test func aDetachedEffectOutlivesTheRunThatMadeIt() {
    @SharedBox var outer = 0
    @SharedBox var inner = 0
    var kept: Disposable?
    var runs = 0
    let binding = effect {
      guard outer == 0 else { return }
      kept = effect(.detached) {
        runs += 1
        _ = inner
      }
    }
    outer = 1
    inner = 1
    #expect(runs == 2)
    binding.dispose()
    inner = 2
    #expect(runs == 3)
    kept?.dispose()
    inner = 3
    #expect(runs == 3)
  }

  @Test func effectsCreatedAfterSelfDisposalEndAtOnce() {
    @SharedBox var number = 0
    var own: Disposable?
    var inner: Disposable?
    var runs = 0
    own = effect {
      guard number == 1 else { return }
      own?.dispose()
      inner = effect {
        runs += 1
        _ = number
      }
    }
    number = 1
    #expect(inner?.isActive == false)
    number = 2
    #expect(runs == 1)
  }

  @Test func anEffectThatACheckOfItsSourcesEndsDoesNotRun() {
    @SharedBox var trigger = 0
    var binding: Disposable?
    var runs = 0
    let derived = Computed {
      if trigger == 1 { binding?.dispose() }
      return trigger
    }
    binding = effect {
      runs += 1
      _ = derived.value
    }
    trigger = 1
    #expect(runs == 1)
  }

  @Test func anEffectThatACheckEndsAfterItFoundAChangeDoesNotRun() {
    @SharedBox var trigger = 0
    var binding: Disposable?
    var runs = 0
    let changing = Computed { trigger }
    let ending = Computed {
      if changing.value == 1 { binding?.dispose() }
      return 0
    }
    binding = effect {
      runs += 1
      _ = (ending.value, changing.value)
    }
    trigger = 1
    #expect(runs == 1)
  }

  @Test func anEffectMadeByACleanUpBelongsToNoRun() {
    @SharedBox var outer = 0
    @SharedBox var inner = 0
    var kept: Disposable?
    var runs = 0
    let inside = effect {
      onCleanup {
        kept = effect {
          runs += 1
          _ = inner
        }
      }
    }
    let binding = effect { if outer == 1 { inside.dispose() } }
    outer = 1
    outer = 2
    inner = 1
    #expect(runs == 2)
    binding.dispose()
    kept?.dispose()
  }

  @Test func aBindingToAPropertyEndsQuietlyWithItsTarget() {
    @MainActor final class Label { var text = "" }
    @SharedBox var name = "Mochi"
    var label: Label? = Label()
    weak let seen = label
    let binding = label.map { $name.bind(to: $0, \.text) }
    #expect(label?.text == "Mochi")
    label = nil
    #expect(seen == nil)
    name = "Kuro"
    binding?.dispose()
  }

  @Test func aCleanUpOutsideOfAnEffectNeverRuns() {
    var runs = 0
    onCleanup { runs += 1 }
    #expect(runs == 0)
  }

  @Test func disposableActionsRunOnceOnRelease() {
    var runs = 0
    var disposable: Disposable? = Disposable { runs += 1 }
    #expect(disposable?.isActive == true)
    disposable = nil
    #expect(runs == 1)
    let other = Disposable { runs += 1 }
    other.dispose()
    other.dispose()
    #expect(runs == 2)
  }
}
