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
  #expect(seen == ["°C", "°F"])
  binding.dispose()
}
