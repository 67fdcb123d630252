import Bindery
import Observation
import Testing

@MainActor @Observable
final class Preferences {
  var unit = "°C"
}

@Test @MainActor func anObservableObjectIsTrackedAsItIs() {
  let preferences = Preferences()
  var seen: [String] = []
  let binding = effect { seen.append(preferences.unit) }
  preferences.unit = "°F"
  preferences.unit = "°F"  // equal: nothing runs
  #expect(seen == ["°C", "°F"])
  binding.dispose()
}

@Test @MainActor func aBoxIsSeenByObservation() {
  ObservationInterop.showsBoxes = true  // once, when the program starts
  defer { ObservationInterop.showsBoxes = false }
  let settings = SettingsViewModel()
  // Called on the thread that writes, which is this one.
  nonisolated(unsafe) var changes = 0
  withObservationTracking {
    _ = settings.name
  } onChange: {
    changes += 1
  }
  settings.name = "Mochi"
  #expect(changes == 1)
}
