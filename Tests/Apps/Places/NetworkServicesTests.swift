import BinderyServices
import BinderyTesting
import Foundation
@testable import Places
import Testing

@Suite struct NetworkServicesTests {
  private func services(_ environment: [String: String]) throws -> NetworkServices {
    try NetworkServices(environment: environment, userAgent: "Tests/1.0")
  }

  @Test func withoutKeysOnlyKeylessServicesAreUsed() throws {
    let services = try services(["DARK_SKY_KEY": " ", "WEATHERBIT_KEY": ""])
    #expect(services.darkSky == nil && services.weatherbit == nil)
    #expect((services.openMeteo as? OpenMeteoService)?.address.home == "https://api.open-meteo.com")
  }

  @Test func aKeyAloneMeansPirateWeather() throws {
    let service = try services(["DARK_SKY_KEY": "k"]).darkSky as? DarkSkyService
    #expect(service?.address.home == "https://api.pirateweather.net")
  }

  @Test(arguments: [
    ("OPEN_METEO_URL", "open-meteo"), ("OPEN_METEO_GEOCODING_URL", "ftp://host"),
    ("NOMINATIM_URL", "http://"),
    ("DARK_SKY_URL", "http://[nonsense"), ("WEATHERBIT_URL", "nowhere"),
  ])
  func invalidValuesAreReportedWithARemedy(variable: String, value: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try services([variable: value]) }
    let sentence = try #require(error).localizedDescription
    #expect(sentence.contains(variable) && sentence.contains(value) && sentence.contains(" Give "))
  }

  @Test func invalidKeysAreNotShown() {
    let error = #expect(throws: ConfigurationError.self) {
      try services(["DARK_SKY_KEY": "s3cret with spaces"])
    }
    #expect(error?.localizedDescription.contains("s3cret") == false)
  }
}
