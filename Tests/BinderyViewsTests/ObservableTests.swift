import BinderyTesting
import BinderyViews
import Observation
import Testing

@MainActor @Observable
private final class Settings {
  var unit = "°C"
  var language = "en"
  var cities = ["Paris", "Oslo"]
}

@MainActor private final class Runs {
  var outer = 0
  var inner = 0
}

private struct Outer: View {
  let settings: Settings
  let runs: Runs

  var body: some View {
    runs.outer += 1
    return VStack {
      Text("Weather")
      // Each text tracks its own reads.
      Text(settings.language)
      Inner(settings: settings, runs: runs)
    }
  }
}

private struct Inner: View {
  let settings: Settings
  let runs: Runs

  var body: some View {
    runs.inner += 1
    let unit = settings.unit
    return Text(unit)
  }
}

private struct Cities: View {
  let settings: Settings
  let runs: Runs

  var body: some View {
    runs.outer += 1
    return List {
      ForEach(settings.cities, id: \.self) { Text($0) }
    }
  }
}

@Suite("Views of observable objects", .workScope) @MainActor
struct ObservableTests {
  @Test func changesUpdateOnlyTheirReaders() {
    let settings = Settings()
    let runs = Runs()
    let host = TestHost { Outer(settings: settings, runs: runs) }
    #expect(host.texts == ["Weather", "en", "°C"])
    settings.unit = "°F"
    settings.unit = "K"
    settings.language = "de"
    #expect(host.texts == ["Weather", "de", "K"])
    #expect(runs.outer == 1)
    // A body that reads an object for the first time runs twice: nothing hears of changes during the first time.
    #expect(runs.inner == 4)
  }

  @Test func rowsFollowTheListOfAnObject() {
    let settings = Settings()
    let runs = Runs()
    let host = TestHost { Cities(settings: settings, runs: runs) }
    settings.cities.append("Rome")
    settings.cities.removeFirst()
    #expect(host.texts == ["Oslo", "Rome"])
  }
}
