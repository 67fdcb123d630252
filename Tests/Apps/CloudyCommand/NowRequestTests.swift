internal import ArgumentParser
import BinderyServices
@testable internal import CloudyCommand
@testable internal import CloudyViewModels
@testable import Places
internal import Testing

struct NowRequestTests {
  private func request(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> NowRequest
  {
    try NowRequest(try NowOptions.parse(arguments), environment: environment)
  }

  @Test func wordsAreOneName() throws {
    #expect(try request(["New", "York"]).name == "New York")
    #expect(try request(["Richmond, VA"]).name == "Richmond, VA")
  }

  @Test(arguments: ["51.4,4.76", "51.4, 4.76", " 51.4 ,4.76 "])
  func twoNumbersAreAPoint(text: String) throws {
    let request = try request([text])
    #expect(request.name == nil)
    #expect(request.coordinate == Coordinate(clampedLatitude: 51.4, longitude: 4.76))
  }

  @Test(arguments: ["91,0", "0,181", "1,2,3", "nan,0"])
  func textThatIsNoCoordinateIsAName(text: String) throws {
    #expect(try request([text]).name == text)
  }

  @Test func environmentSetsTheDefaultPlace() throws {
    #expect(try request([], ["CLOUDY_PLACE": "Oslo"]).name == "Oslo")
    #expect(try request(["Paris"], ["CLOUDY_PLACE": "Oslo"]).name == "Paris")
    #expect(try request([], ["CLOUDY_PLACE": ""]).name == nil)
    #expect(try request().coordinate == Place.fallback.coordinate)
  }

  @Test func unitsComeFromTheOptionThenTheEnvironmentThenTheDefaults() throws {
    #expect(try request().settings == Settings())
    let environment = ["CLOUDY_TEMPERATURE": "Celsius", "CLOUDY_UNITS": "metric"]
    #expect(try request([], environment).settings == Settings(units: .metric, temperature: .celsius))
    let arguments = ["--temperature", "fahrenheit", "--units", "imperial"]
    #expect(try request(arguments, environment).settings == Settings())
  }

  @Test func usageErrorsAreReadable() {
    #expect(
      throws: ConfigurationError(source: "--units", value: "stones", remedy: "Give imperial or metric.")
    ) { try request(["--units", "stones"]) }
    #expect(
      throws: ConfigurationError(
        source: "CLOUDY_TEMPERATURE", value: "kelvin", remedy: "Give fahrenheit or celsius.")
    ) { try request([], ["CLOUDY_TEMPERATURE": "kelvin"]) }
    for seconds in ["0", "-1", "nan", "1e9"] {
      #expect(throws: ConfigurationError.self) { try request(["--timeout=\(seconds)"]) }
    }
    #expect(throws: (any Error).self) { try NowOptions.parse(["--frobnicate"]) }
  }

  @Test func usageErrorsExitWith64AndFailuresWith1() {
    #expect(Now.exitCode(for: ConfigurationError(source: "", value: "", remedy: "")) == 64)
    #expect(Now.exitCode(for: PlaceNotFound(name: "x")) == 1)
  }

  @Test func sampleAndTimeLimitAreRead() throws {
    #expect(try request(["--sample"]).usesSampleData)
    #expect(try request([], ["BINDERY_SAMPLE": "1"]).usesSampleData)
    #expect(try !request([], ["BINDERY_SAMPLE": "0"]).usesSampleData)
    #expect(try request().timeout == .seconds(5))
    #expect(try request(["--timeout", "1.5"]).timeout == .seconds(1.5))
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["TERM": "dumb"], true, false),
  ])
  func onlyATerminalThatWantsItGetsEmphasis(
    environment: [String: String], isTerminal: Bool, expected: Bool
  ) {
    #expect(Emphasis.isWanted(environment: environment, isTerminal: isTerminal) == expected)
  }

  @Test func environmentSetsTheCacheFolder() {
    #expect(CommandServices.cacheFolder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/cloudy")
    #expect(CommandServices.cacheFolder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/cloudy")
  }
}
