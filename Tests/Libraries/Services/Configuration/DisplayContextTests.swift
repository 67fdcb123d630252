import BinderyServices
import BinderyViewModels
import Foundation
import Testing

struct DisplayContextTests {
  @Test func theClockLocaleAndZoneCanBeSet() throws {
    let context = try DisplayContext(environment: [
      "BINDERY_NOW": "2025-05-10T12:45:30.5+02:00", "BINDERY_LOCALE": "de-DE", "TZ": ":Europe/Berlin",
    ])
    #expect(context.now().timeIntervalSince1970 == 1_746_873_930.5)
    #expect(context.locale.identifier == "de_DE" && context.timeZone.identifier == "Europe/Berlin")
  }

  @Test func theDefaultIsUSEnglishAndTheMachinesZoneAndTime() throws {
    let context = try DisplayContext(environment: ["TZ": ":/etc/localtime"])
    #expect(context.locale.identifier == "en_US" && context.timeZone == .current)
    #expect(abs(context.now().timeIntervalSinceNow) < 60)
  }

  @Test(arguments: [
    ("BINDERY_NOW", "yesterday"), ("BINDERY_LOCALE", "klingon"), ("TZ", "Mars/Olympus"),
  ])
  func invalidValuesAreReportedWithARemedy(variable: String, value: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try DisplayContext(environment: [variable: value])
    }
    let sentence = try #require(error).localizedDescription
    #expect(sentence.contains(variable) && sentence.contains(value) && sentence.contains(" Give "))
  }
}
