import BinderyServices
@testable import CloudyViewModels
import Foundation
import Testing

@Suite struct ServiceConfigurationTests {
  @Test func defaultsToThePublicServicesAndUSEnglish() throws {
    let configuration = try ServiceConfiguration(environment: ["DARK_SKY_KEY": " ", "TZ": ""])
    #expect(configuration.openMeteo.home == "https://api.open-meteo.com")
    #expect(configuration.openMeteoGeocoding.home == "https://geocoding-api.open-meteo.com")
    #expect(configuration.nominatim.home == "https://nominatim.openstreetmap.org")
    #expect(configuration.darkSky == nil)
    #expect(abs(configuration.now().timeIntervalSinceNow) < 60)
    #expect(configuration.locale.identifier == "en_US")
  }

  @Test func aKeyAloneMeansPirateWeather() throws {
    let configuration = try ServiceConfiguration(environment: ["DARK_SKY_KEY": "k"])
    #expect(configuration.darkSky?.home == "https://api.pirateweather.net")
  }

  @Test func theClockLocaleAndZoneCanBeSet() throws {
    let configuration = try ServiceConfiguration(environment: [
      "BINDERY_NOW": "2025-05-10T12:45:30.5+02:00", "BINDERY_LOCALE": "de-DE", "TZ": ":Europe/Berlin",
    ])
    #expect(configuration.now().timeIntervalSince1970 == 1_746_873_930.5)
    #expect(configuration.locale.identifier == "de_DE")
    #expect(configuration.timeZone.identifier == "Europe/Berlin")
    #expect(try ServiceConfiguration(environment: ["TZ": ":/etc/localtime"]).timeZone == .current)
  }

  @Test(arguments: [
    ("OPEN_METEO_URL", "open-meteo"), ("OPEN_METEO_GEOCODING_URL", "ftp://host"),
    ("NOMINATIM_URL", "http://"),
    ("DARK_SKY_URL", "http://[nonsense"), ("BINDERY_NOW", "yesterday"), ("BINDERY_NOW", "2025-05-10"),
    ("BINDERY_LOCALE", "klingon"), ("TZ", "Mars/Olympus"),
  ])
  func invalidValuesAreReportedWithARemedy(variable: String, value: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try ServiceConfiguration(environment: [variable: value])
    }
    let sentence = try #require(error).localizedDescription
    #expect(sentence.contains(variable) && sentence.contains(value))
    #expect(sentence.contains(" Give "))
  }

  @Test func secretsAreNotShown() throws {
    let key = #expect(throws: ConfigurationError.self) {
      try ServiceConfiguration(environment: ["DARK_SKY_KEY": "s3cret with spaces"])
    }
    #expect(key?.localizedDescription.contains("s3cret") == false)
    let address = #expect(throws: ConfigurationError.self) {
      try ServiceConfiguration(environment: ["DARK_SKY_URL": "ftp://me:s3cret@host/?key=s3cret"])
    }
    #expect(address?.localizedDescription.contains("s3cret") == false)
  }

  @Test(arguments: [
    ("http://h:1", "http://h:1/v1/forecast?a=1,2%2B"), ("http://h:1/", "http://h:1/v1/forecast?a=1,2%2B"),
    ("http://h/x/v1", "http://h/x/v1/forecast?a=1,2%2B"),
    ("http://h/v1/forecast/", "http://h/v1/forecast?a=1,2%2B"),
    ("http://h/?apikey=s%26", "http://h/v1/forecast?apikey=s%26&a=1,2%2B"),
  ])
  func pathsAreAppendedToAnyBase(base: String, expected: String) throws {
    let address = try #require(ServiceAddress(base))
    #expect(try address.request("v1/forecast", query: [("a", "1,2+")]).url.absoluteString == expected)
  }

  @Test func credentialsInABaseAddressAreSecret() throws {
    let request = try #require(ServiceAddress("http://me:pw@h/?x=s3cret")).request("v1/forecast")
    #expect(request.secrets == ["me", "pw", "s3cret"])
    #expect(!"\(request)".contains("s3cret"))
  }
}
