import Bindery
import Testing

/// The time and order of cleanups.
@MainActor
@Suite struct CleanUpTests {
  @Test func aRunIsCleanedUpBeforeTheNextOneBegins() {
    @SharedBox var number = 0
    var log: [String] = []
    let binding = effect {
      let own = number
      log.append("run \(own)")
      onCleanup { log.append("clean up \(own), now \(number)") }
    }
    number = 1
    number = 2
    binding.dispose()
    #expect(
      log == [
        "run 0", "clean up 0, now 1", "run 1", "clean up 1, now 2", "run 2", "clean up 2, now 2",
      ])
  }

  @Test func cleanUpsRunInCreationOrder() {
    @SharedBox var number = 0
    var log: [String] = []
    let binding = effect {
      _ = number
      onCleanup { log.append("first") }
      _ = effect { onCleanup { log.append("inner") } }
      onCleanup { log.append("last") }
    }
    number = 1
    #expect(log == ["first", "inner", "last"])
    log = []
    binding.dispose()
    #expect(log == ["first", "inner", "last"])
  }

  @Test func aCleanUpRunsOnceForEachRunThatLeftIt() {
    @SharedBox var number = 0
    var cleanUps = 0
    let binding = effect { if number % 2 == 0 { onCleanup { cleanUps += 1 } } }
    number = 1
    #expect(cleanUps == 1)
    number = 3
    #expect(cleanUps == 1)
    binding.dispose()
    binding.dispose()
    #expect(cleanUps == 1)
  }

  @Test func theInnerEffectsOfAnInnerEffectAreCleanedUpWithIt() {
    @SharedBox var number = 0
    var log: [String] = []
    let binding = effect {
      _ = number
      _ = effect {
        _ = effect { onCleanup { log.append("innermost") } }
        onCleanup { log.append("inner") }
      }
    }
    number = 1
    #expect(log == ["innermost", "inner"])
    binding.dispose()
  }

  @Test func aRunThatFailedIsCleanedUp() {
    struct Failure: Error {}
    @SharedBox var number = 0
    var cleanUps: [Int] = []
    let binding = effect {
      let own = number
      onCleanup { cleanUps.append(own) }
      if own == 1 { throw Failure() }
    }
    let reports = reports { number = 1 }
    #expect(reports.count == 1)
    number = 2
    #expect(cleanUps == [0, 1])
    binding.dispose()
  }

  @Test func aRunThatEndsItsOwnEffectIsCleanedUp() {
    @SharedBox var number = 0
    var log: [String] = []
    var own: Disposable?
    own = effect {
      guard number == 1 else { return }
      onCleanup { log.append("clean up") }
      own?.dispose()
      log.append("rest of the run")
    }
    number = 1
    #expect(log == ["clean up", "rest of the run"])
  }

  @Test func aCleanUpThatWritesRunsNothingElseThatEndsWithIt() {
    @SharedBox var number = 0
    var seen: [Int] = []
    let binding = effect {
      onCleanup { number = 1 }
      _ = effect { seen.append(number) }
    }
    binding.dispose()
    #expect(number == 1)
    #expect(seen == [0])
  }

  @Test func aCleanUpOfTheBodyOfABindingRunsBeforeTheNextValue() {
    @SharedBox var page = 1
    var log: [String] = []
    let binding = $page.bind { page in
      log.append("show \(page)")
      onCleanup { log.append("hide \(page)") }
    }
    page = 2
    binding.dispose()
    #expect(log == ["show 1", "hide 1", "show 2", "hide 2"])
  }
}
