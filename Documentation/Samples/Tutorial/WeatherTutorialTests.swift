import BinderyTesting
import BinderyViews
import Testing

/// Step 5: tests without a screen, a network or waiting.
@Suite(.workScope) @MainActor
struct WeatherTutorialTests {
  struct StubService: Tutorial.WeatherService {
    let ask: Stub<String, Tutorial.Weather>
    func weather(at place: String) async throws -> Tutorial.Weather { try await ask(place) }
  }

  struct Outage: Error {}

  @Test func showsLoadingUntilTheWeatherArrives() async {
    let ask = Stub<String, Tutorial.Weather>("weather")
    ask.willReturn(.init(description: "Broken clouds", temperature: 75.5))
    let model = Tutorial.WeatherViewModel(service: StubService(ask: ask))
    #expect(model.locationName == "Loading...")
    await settle()
    #expect(model.locationName == "McGaheysville, VA")
    #expect(model.summary == "Broken clouds - 76℉")
  }

  @Test func aLateReplyIsNotShown() async {
    let clock = TestClock()
    let ask = Stub<String, Tutorial.Weather>("weather", clock: clock)
    ask.willReturn(.init(description: "Snow", temperature: 20), after: .seconds(5))
    ask.willReturn(.init(description: "Clear", temperature: 90), after: .seconds(1))
    let model = Tutorial.WeatherViewModel(service: StubService(ask: ask), start: "Oslo")
    model.changeLocation(to: "Richmond, VA")
    await clock.run()
    #expect(model.locationName == "Richmond, VA")
    #expect(model.summary == "Clear - 90℉")
  }

  @Test func aFailureIsShownAndCanBeRetried() async {
    let ask = Stub<String, Tutorial.Weather>("weather")
    ask.willFail(Outage())
    ask.willReturn(.init(description: "Clear", temperature: 90))
    let host = TestHost {
      Tutorial.WeatherView(model: Tutorial.WeatherViewModel(service: StubService(ask: ask)))
    }
    await settle()
    #expect(host.texts.contains("The weather could not be loaded."))
    host.tap(.button("Try again"))
    await settle()
    #expect(host.texts == ["McGaheysville, VA", "Clear - 90℉", "Change location"])
  }
}
