import Bindery
import Observation
import Testing

@MainActor
@Observable
private final class Settings {
  var unit = "°C"
  var language = "en"
}

@MainActor
@Suite struct ObservationTests {
  @Test func anObservableObjectReadInAnEffectIsTracked() {
    let settings = Settings()
    var seen: [String] = []
    let binding = effect { seen.append(settings.unit) }
    settings.unit = "°F"
    settings.language = "de"
    settings.unit = "K"
    #expect(seen == ["°C", "°F", "K"])
    binding.dispose()
    settings.unit = "°R"
    #expect(seen == ["°C", "°F", "K"])
  }

  @Test func anObservableObjectReadInADerivedValueIsTracked() {
    let settings = Settings()
    let isMetric = Computed { settings.unit == "°C" }
    var seen: [Bool] = []
    let binding = effect { seen.append(isMetric.value) }
    settings.unit = "°F"
    // Observation hands reads of the derived value's first computation to the effect too; a run later they are apart.
    settings.unit = "K"
    let runs = seen.count
    settings.unit = "°R"
    #expect(seen.last == false)
    #expect(seen.count == runs)
    binding.dispose()
  }

  @Test func aBatchCollectsChangesOfObservableObjects() {
    let settings = Settings()
    var runs = 0
    let binding = effect {
      _ = (settings.unit, settings.language)
      runs += 1
    }
    batch {
      settings.unit = "°F"
      settings.language = "de"
    }
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func aBoxIsSeenByObservationWhileBoxesAreShown() {
    ObservationInterop.showsBoxes = true
    defer { ObservationInterop.showsBoxes = false }
    let counter = ShownCounter()
    let doubled = Computed { counter.count * 2 }
    let changes = Tally()
    withObservationTracking {
      _ = doubled.value
    } onChange: {
      changes.add()
    }
    counter.other = 1
    #expect(changes.count == 0)
    counter.count = 1
    #expect(changes.count == 1)
    withObservationTracking {
      _ = counter.count
    } onChange: {
      changes.add()
    }
    counter.count = 2
    counter.count = 3
    #expect(changes.count == 2)
  }
}

@MainActor
private final class ShownCounter {
  @Box var count = 0
  @Box var other = 0
}

/// Counts calls.
private final class Tally: @unchecked Sendable {
  // Observation calls back on the thread that writes, which is the main actor's here.
  private(set) var count = 0
  func add() { count += 1 }
}
