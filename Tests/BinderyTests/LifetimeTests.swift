import Bindery
import Testing

/// The lifetimes of objects that are in use.
@MainActor
@Suite struct LifetimeTests {
  @Test func anEffectThatADerivedValueQueuesAndEndsIsFreedAfterTheFlush() {
    @SharedBox var number = 0
    var runs = 0
    var binding: Disposable? = effect {
      runs += 1
      _ = number
    }
    let derived = Computed {
      number = 1
      binding?.dispose()
      return 0
    }
    _ = derived.value
    binding = nil
    // If the memory was freed too early, another effect takes it.
    let others = (0..<4).map { _ in effect { _ = number } }
    number = 2
    #expect(runs == 1)
    for other in others { other.dispose() }
  }

  @Test func aCleanUpThatWritesWhileADerivedValueEndsItsEffectIsSafe() {
    @SharedBox var number = 0
    @SharedBox var source = 0
    var cleanUps = 0
    var seen: [Int] = []
    var binding: Disposable? = effect {
      _ = number
      onCleanup {
        cleanUps += 1
        number += 1
      }
    }
    let observer = effect { seen.append(number) }
    let derived = Computed {
      binding?.dispose()
      binding = nil
      return source
    }
    let reader = effect { _ = derived.value }
    source = 1
    #expect(cleanUps == 1)
    #expect(seen == [0, 1])
    reader.dispose()
    observer.dispose()
  }

  @Test func aCheckThatQueuesAndEndsAnEffectFreesItAfterTheFlush() {
    @SharedBox var source = 0
    @SharedBox var number = 0
    var binding: Disposable? = effect { _ = number }
    let first = Computed { source / 10 }
    let second = Computed {
      _ = first.value
      number += 1
      binding?.dispose()
      binding = nil
      return source
    }
    let last = Computed { second.value + first.value }
    _ = last.value
    binding = effect { _ = number }
    source = 10
    #expect(last.value == 11)
    let others = (0..<4).map { _ in effect { _ = number } }
    number = 70
    for other in others { other.dispose() }
  }

  @Test func readersRetainUnstoredDerivedValues() {
    @SharedBox var number = 1
    let numbers = $number
    var log: [Int] = []
    let binding = effect { log.append(numbers.map { $0 * 2 }.value) }
    number = 2
    number = 3
    #expect(log == [2, 4, 6])
    binding.dispose()
    number = 4
    #expect(log == [2, 4, 6])
  }

  @Test func readersRetainDriversOfComputedProperties() {
    @MainActor final class Person {
      @Box var name = "Mochi"
      var title: Driver<String> { $name.map { "Hello \($0)" } }
    }
    let person = Person()
    var log: [String] = []
    let binding = effect { log.append(person.title.value) }
    let upperCased = Computed { person.title.map { $0.uppercased() }.value }
    #expect(upperCased.value == "HELLO MOCHI")
    person.name = "Kuro"
    #expect(log == ["Hello Mochi", "Hello Kuro"])
    #expect(upperCased.value == "HELLO KURO")
    binding.dispose()
  }

  @Test func unreadDerivedValuesAreReleased() {
    @SharedBox var number = 1
    @SharedBox var isShown = true
    let tally = Tally()
    func derived() -> Computed<Int> {
      let token = CountedToken(tally)
      return Computed {
        withExtendedLifetime(token) {}
        return number
      }
    }
    let binding = effect { if isShown { _ = derived().value } }
    #expect(tally.living == 1)
    number = 2
    #expect(tally.living == 1)
    isShown = false
    #expect(tally.living == 0)
    isShown = true
    #expect(tally.living == 1)
    binding.dispose()
    #expect(tally.living == 0)
    _ = derived().value
    #expect(tally.living == 0)
  }

  @Test func unstoredChainsAreReleasedWithoutRecursion() {
    @SharedBox var number = 1
    let tally = Tally()
    func chain() -> Driver<Int> {
      let token = CountedToken(tally)
      var driver = $number
      for _ in 0..<2_000 {
        driver = driver.map {
          withExtendedLifetime(token) {}
          return $0 + 1
        }
      }
      return driver
    }
    var seen: [Int] = []
    // The effect's only run creates the chain and retains nothing of it.
    let binding = effect { seen.append(chain().value) }
    #expect(tally.living == 1)
    binding.dispose()
    #expect(tally.living == 0)
    #expect(seen == [2_001])
  }

  @Test func deinitOfAnOldValueReadsTheNewValue() {
    @MainActor final class Shelf {
      @Box var item: Item = .none
      var seen: [Bool] = []
    }
    enum Item {
      case none
      case token(CountedToken)
      case pair(CountedToken, String)
    }
    let shelf = Shelf()
    let tally = Tally()
    func isToken() -> Bool { if case .token = shelf.item { true } else { false } }
    shelf.item = .pair(CountedToken(tally) { shelf.seen.append(isToken()) }, "a")
    shelf.item = .token(CountedToken(tally))
    let binding = shelf.$item.bind { _ in }
    shelf.item = .pair(CountedToken(tally) { shelf.seen.append(isToken()) }, "b")
    shelf.item = .token(CountedToken(tally))
    #expect(shelf.seen == [true, true])
    binding.dispose()
    shelf.item = .none
    #expect(tally.living == 0)
  }
}

/// Counts the existing tokens.
@MainActor
private final class Tally {
  var living = 0
}

/// A token, counted from its creation to its deinitialization.
@MainActor
private final class CountedToken {
  private let tally: Tally
  private let whenGone: @MainActor () -> Void

  init(_ tally: Tally, whenGone: @escaping @MainActor () -> Void = {}) {
    self.tally = tally
    self.whenGone = whenGone
    tally.living += 1
  }

  isolated deinit {
    tally.living -= 1
    whenGone()
  }
}
