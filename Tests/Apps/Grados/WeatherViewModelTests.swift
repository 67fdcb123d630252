import BinderyTesting
import BinderyViewModels
import Foundation
import GradosViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct WeatherViewModelTests {
  private let geocoder = StubGradosGeocoder(find: Stub("geocoder"))
  private let weather = StubGradosWeather(at: Stub("weather"))

  init() {
    geocoder.find.always { Place.known($0) }
    weather.at.always { _ in .raleigh() }
  }

  private func makeModel() -> WeatherViewModel { WeatherViewModel(geocoder: geocoder, weather: weather) }

  private func expectBlank(_ model: WeatherViewModel, sourceLocation: SourceLocation = #_sourceLocation) {
    let words = [model.date, model.summary, model.forecast].map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(words == ["", "", ""], sourceLocation: sourceLocation)
    #expect(model.picture == nil, sourceLocation: sourceLocation)
    #expect(model.credit == nil, sourceLocation: sourceLocation)
    #expect(model.notice == nil, sourceLocation: sourceLocation)
  }

  @Test func startsWithMcGaheysvilleLoadingAndBlank() async {
    let model = makeModel()
    #expect(model.locationName == "Loading...")
    #expect(model.isLoading)
    expectBlank(model)
    await settle()
    #expect(geocoder.find.calls == ["McGaheysville, VA"])
    #expect(model.locationName == "McGaheysville, VA")
    #expect(!model.isLoading)
  }

  @Test func weatherIsShownAsTextAndOnePicture() async {
    let model = makeModel()
    await settle()
    #expect(model.date == "Monday, Aug 28")
    #expect(model.summary == "Broken clouds - 76℉")
    #expect(model.forecast == "Summary: Broken clouds")
    #expect(model.picture?.name == "broken-clouds-day")
    #expect(model.picture?.spokenText == "Broken clouds")
    #expect(model.credit?.text == "Weather data by Weatherbit.io")
    #expect(model.notice == nil)
  }

  @Test func changeReadsLoadingAtOnceAndBlanksTheRest() async {
    let model = makeModel()
    await settle()
    model.changeLocation(to: "Richmond, VA")
    #expect(model.locationName == "Loading...")
    expectBlank(model)
    await settle()
    #expect(model.locationName == "Richmond, VA")
    #expect(model.summary == "Broken clouds - 76℉")
    #expect(weather.at.calls == [Place.mcGaheysville.coordinate, Place.richmond.coordinate])
  }

  @Test(arguments: ["", "   ", "\n"])
  func emptyTextIsRejectedSilently(_ text: String) async {
    let model = makeModel()
    await settle()
    model.changeLocation(to: text)
    #expect(model.locationName == "McGaheysville, VA")
    #expect(model.summary == "Broken clouds - 76℉")
    #expect(!model.isLoading)
  }

  @Test func placeWithoutARegionHasNoTrailingComma() async {
    let model = makeModel()
    model.changeLocation(to: "Singapore")
    await settle()
    #expect(model.locationName == "Singapore")
  }

  @Test func unknownPlaceIsNotFoundAndAllElseIsCleared() async {
    let model = makeModel()
    await settle()
    model.changeLocation(to: "ggggg")
    await settle()
    #expect(model.locationName == "Not found")
    #expect(model.advice != nil)
    #expect(model.failure == nil)
    #expect(!model.isLoading)
    expectBlank(model)
  }

  @Test func goodPlaceWorksAfterAnUnknownOne() async {
    let model = makeModel()
    model.changeLocation(to: "ggggg")
    await settle()
    model.changeLocation(to: "Richmond, VA")
    #expect(model.advice == nil)
    await settle()
    #expect(model.locationName == "Richmond, VA")
    #expect(model.date == "Monday, Aug 28")
  }

  @Test func nameIsShownBeforeItsWeather() async {
    weather.at.byHand()
    let model = makeModel()
    await settle()
    #expect(model.locationName == "McGaheysville, VA")
    #expect(model.isLoading)
    expectBlank(model)
  }

  @Test func failedWeatherIsReportedAndClearsTheOldOne() async {
    let model = makeModel()
    await settle()
    weather.at.willFail(Outage())
    model.changeLocation(to: "Richmond, VA")
    await settle()
    #expect(model.locationName == "Richmond, VA")
    #expect(model.failure == "The weather could not be loaded. The service sleeps. Try again later.")
    #expect(!model.isLoading)
    expectBlank(model)
  }

  @Test func retryRequestsTheSamePlace() async {
    let model = makeModel()
    await settle()
    weather.at.willFail(Outage())
    model.changeLocation(to: "Richmond, VA")
    await settle()
    model.lookUp()
    #expect(model.failure == nil)
    await settle()
    #expect(geocoder.find.calls.last == "Richmond, VA")
    #expect(model.summary == "Broken clouds - 76℉")
  }

  @Test func failedPlaceSearchIsReportedAndEndsLoading() async {
    geocoder.find.willFail(Outage())
    let model = makeModel()
    await settle()
    #expect(model.locationName == "McGaheysville, VA")
    #expect(model.failure?.contains("The service sleeps.") == true)
    #expect(!model.isLoading)
  }

  @Test func serviceCancellationEndsLoading() async {
    weather.at.willFail(CancellationError())
    let model = makeModel()
    await settle()
    #expect(!model.isLoading)
    #expect(model.failure != nil)
  }

  @Test func sampleWeatherIsShownOnlyAfterAFailureAndOnRequest() async {
    weather.at.willFail(Outage())
    let sample = StubGradosWeather.always(.raleigh(source: .sample))
    let model = WeatherViewModel(geocoder: geocoder, weather: weather, sample: sample)
    #expect(!model.canShowSampleData)
    await settle()
    #expect(sample.at.calls.isEmpty && model.canShowSampleData && model.notice == nil)
    model.showSampleData()
    await settle()
    #expect(model.notice == "Sample data, not the real weather.")
    #expect(model.locationName == "McGaheysville, VA")
    #expect(model.failure == nil && !model.canShowSampleData)
  }

  @Test func realWeatherReplacesSampleWeatherOnceAvailable() async {
    weather.at.willFail(Outage())
    let model = WeatherViewModel(
      geocoder: geocoder, weather: weather, sample: StubGradosWeather.always(.raleigh(source: .sample)))
    await settle()
    model.showSampleData()
    await settle()
    #expect(model.canTryAgain)
    model.lookUp()
    await settle()
    #expect(model.notice == nil && !model.canTryAgain)
    #expect(model.summary == "Broken clouds - 76℉")
  }

  @Test func withoutAServiceForItNoSampleWeatherIsOffered() async {
    weather.at.willFail(Outage())
    let model = makeModel()
    await settle()
    model.showSampleData()
    await settle()
    #expect(!model.canShowSampleData && model.failure != nil)
  }

  @Test func aPlaceWhoseNameReadsLikeAMessageIsAPlace() async {
    geocoder.find.always { _ in [Place(name: "Loading...", coordinate: .near(1, 2))] }
    weather.at.willFail(Outage())
    let model = makeModel()
    await settle()
    #expect(model.locationName == "Loading..." && !model.isLoading)
  }

  @Test func lateReplyNeverOverwritesANewerOne() async {
    let slow = StubGradosWeather(at: Stub("weather", cancellation: .isIgnored))
    let model = WeatherViewModel(geocoder: geocoder, weather: slow)
    await settle()
    model.changeLocation(to: "Richmond, VA")
    await settle()
    slow.at.answer(1, with: .raleigh(description: "Clear sky", temperature: 90))
    await settle()
    slow.at.answer(0, with: .raleigh(description: "Heavy snow", temperature: 10))
    await settle()
    #expect(model.locationName == "Richmond, VA")
    #expect(model.summary == "Clear sky - 90℉")
  }

  @Test func latePlaceNeverOverwritesANewerOne() async {
    let slow = StubGradosGeocoder(find: Stub("geocoder", cancellation: .isIgnored))
    let model = WeatherViewModel(geocoder: slow, weather: weather)
    await settle()
    model.changeLocation(to: "Richmond, VA")
    await settle()
    slow.find.answer(1, with: [.richmond])
    await settle()
    slow.find.answer(0, with: [])
    await settle()
    #expect(model.locationName == "Richmond, VA")
    #expect(model.summary == "Broken clouds - 76℉")
  }

  @Test func closedWindowReleasesItsModel() async {
    weather.at.byHand()
    await expectDeallocated {
      let model = makeModel()
      await settle()
      return model
    }
  }
}
