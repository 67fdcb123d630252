import BinderyServices
import Foundation
import Testing

struct EnvironmentReaderTests {
  @Test func emptyVariablesCountAsUnset() throws {
    let environment = EnvironmentReader(["BINDERY_NOW": "", "KEY": " ", "BINDERY_LOCALE": "", "FLAG": ""])
    #expect(throws: Never.self) { try environment.now() }
    #expect(try environment.key("KEY") == nil)
    #expect(try environment.locale().identifier == "en_US")
    #expect(try environment.address("URL", standard: "https://example.org").host == "example.org")
    #expect(try !environment.flag("FLAG"))
  }

  @Test func theClockIsFixedByADateWithItsZone() throws {
    let now = try EnvironmentReader(["BINDERY_NOW": "2025-05-10T12:45:30.5+02:00"]).now()
    #expect(now().timeIntervalSince1970 == 1_746_873_930.5)
  }

  @Test(arguments: ["yesterday", "2025-05-10", "2025-05-10T12:45:00", "1746873930"])
  func invalidDatesAreRejectedWithValueAndRemedy(value: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      _ = try EnvironmentReader(["BINDERY_NOW": value]).now()
    }
    let sentence = try #require(error).localizedDescription
    #expect(sentence.hasPrefix("BINDERY_NOW is “\(value)”. Give a date and time with its zone"))
  }

  @Test(arguments: [("1", true), ("YES", true), ("off", false), ("0", false)])
  func aFlagIsAWord(value: String, isOn: Bool) throws {
    #expect(try EnvironmentReader(["FLAG": value]).flag("FLAG") == isOn)
    #expect(throws: ConfigurationError.self) { try EnvironmentReader(["FLAG": value + "?"]).flag("FLAG") }
  }

  private func port(_ given: String?, _ environment: [String: String]) throws -> Int? {
    try EnvironmentReader(environment).setting(
      "--port", given, "PORT", remedy: "Give a number.", parse: { Int($0) })
  }

  @Test func anOptionWinsOverItsVariable() throws {
    #expect(try port("1", ["PORT": "2"]) == 1)
    #expect(try port(nil, ["PORT": " 2 "]) == 2)
    #expect(try port(nil, ["PORT": ""]) == nil)
  }

  @Test func anInvalidSettingIsRejectedByTheNameThatWasUsed() {
    #expect(throws: ConfigurationError(source: "--port", value: "x", remedy: "Give a number.")) {
      try port("x", ["PORT": "2"])
    }
    #expect(throws: ConfigurationError(source: "PORT", value: "x", remedy: "Give a number.")) {
      try port(nil, ["PORT": "x"])
    }
    #expect(throws: ConfigurationError(source: "--port", value: "", remedy: "Give a number.")) {
      try port("", [:])
    }
  }

  @Test func anErrorShowsNoSecret() throws {
    let key = #expect(throws: ConfigurationError.self) {
      try EnvironmentReader(["KEY": "s3cret with spaces"]).key("KEY")
    }
    #expect(key?.localizedDescription.contains("s3cret") == false)
    let address = #expect(throws: ConfigurationError.self) {
      try EnvironmentReader(["URL": "ftp://me:s3cret@host/?key=s3cret"]).address("URL")
    }
    #expect(address?.localizedDescription.contains("s3cret") == false)
  }
}
