import BinderyViewModels
import BinderyTesting
import BinderyViews
import Foundation
import GradosViewModels
import Grados
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct WeatherViewTests {
  private let geocoder = StubGradosGeocoder(find: Stub("geocoder"))
  private let weather = StubGradosWeather(at: Stub("weather"))
  private let host: TestHost

  init() async {
    geocoder.find.always { Place.known($0) }
    weather.at.always { _ in .raleigh() }
    let model = WeatherViewModel(geocoder: geocoder, weather: weather)
    host = TestHost { WeatherView(model: model) }
    await settle()
  }

  @Test func weatherIsShown() {
    #expect(
      host.texts == [
        "McGaheysville, VA", "Monday, Aug 28", "Broken clouds - 76℉", "Summary: Broken clouds",
        "Weather data by Weatherbit.io",
      ])
    #expect(host.shows(.label("Broken clouds")))
    host.expectAccessible()
  }

  @Test func valuesAreShownBelowTheForecast() async {
    weather.at.always { _ in .raleigh(feelsLike: 74, wind: 6) }
    let model = WeatherViewModel(geocoder: geocoder, weather: weather)
    let host = TestHost { WeatherView(model: model) }
    await settle()
    #expect(
      host.texts == [
        "McGaheysville, VA", "Monday, Aug 28", "Broken clouds - 76℉", "Summary: Broken clouds", "Feels like",
        "74℉", "Wind", "6 mph", "Weather data by Weatherbit.io",
      ])
    host.expectAccessible()
  }

  @Test func locationButtonAsksForAnotherPlace() async {
    host.tap("Change location")
    host.enter("Richmond, VA", into: .field())
    host.expectAccessible()
    host.tap("Submit")
    await settle()
    #expect(host.shows(.text("Richmond, VA")))
    #expect(!host.shows("Choose location"))
  }

  @Test func theQuestionIsOpenInAWindowThatIsRestored() async {
    let (first, second) = (SceneState(), SceneState())
    let model = WeatherViewModel(geocoder: geocoder, weather: weather)
    let hosts = [first, second].map { scene in
      var environment = EnvironmentValues()
      environment.sceneState = scene
      return TestHost(environment: environment) { WeatherView(model: model) }
    }
    await settle()
    hosts[0].tap("Change location")
    second.restore(first.snapshot)
    #expect(hosts[1].shows("Choose location"))
    hosts[1].tap("Cancel")
    #expect(second.snapshot.isEmpty)
  }

  @Test func cancelChangesNothing() async {
    host.tap("Change location")
    host.enter("Richmond, VA", into: .field())
    host.tap("Cancel")
    await settle()
    #expect(host.shows(.text("McGaheysville, VA")))
    #expect(geocoder.find.calls.count == 1)
  }

  @Test func emptyTextCannotBeSubmitted() async {
    host.tap("Change location")
    #expect(host.find("Submit")?.isTrue(.isDisabled) == true)
    host.enter("  ", into: .field())
    #expect(host.find("Submit")?.isTrue(.isDisabled) == true)
    host.submit(.field())
    await settle()
    #expect(host.shows("Choose location"))
    #expect(geocoder.find.calls.count == 1)
  }

  @Test func anUnknownPlaceOffersToChooseAnotherOne() async {
    host.tap("Change location")
    host.enter("ggggg", into: .field())
    host.tap("Submit")
    await settle()
    let advice = "There is no place called “ggggg”. Check the spelling, or add a state or country."
    let texts = host.texts.filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(texts == ["Not found", advice, "Choose another location"])
    host.expectAccessible()
    host.tap("Choose another location")
    #expect(host.shows("Choose location"))
  }

  @Test func failureOffersToTryAgain() async {
    weather.at.willFail(Outage())
    host.tap("Change location")
    host.enter("Richmond, VA", into: .field())
    host.submit(.field())
    await settle()
    host.expectAccessible()
    host.tap("Try again")
    await settle()
    #expect(host.shows(.text("Broken clouds - 76℉")))
    #expect(!host.shows("Try again"))
  }

  @Test func sampleWeatherIsOfferedAfterAFailureAndLabeled() async {
    let weather = StubGradosWeather(at: Stub("weather"))
    weather.at.willFail(Outage())
    let model = WeatherViewModel(
      geocoder: geocoder, weather: weather, sample: StubGradosWeather.always(.raleigh(source: .sample)))
    let host = TestHost { WeatherView(model: model) }
    await settle()
    host.tap("Show sample data")
    await settle()
    host.expectAccessible()
    #expect(host.shows(.text("Sample data, not the real weather.")) && host.shows("Try again"))
    #expect(!host.shows("Show sample data"))
  }

  @Test func everyPictureIsDrawn() throws {
    let forms = [
      "clear", "few-clouds", "broken-clouds", "overcast", "drizzle", "rain", "showers", "thunder", "sleet",
      "snow", "fog", "unknown",
    ]
    let drawn = try FileManager.default.contentsOfDirectory(atPath: PictureCatalog.weather.folder)
    #expect(Set(drawn) == Set(forms.flatMap { ["\($0)-day.svg", "\($0)-night.svg"] }))
  }
}
