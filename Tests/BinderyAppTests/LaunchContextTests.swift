import BinderyApp
import BinderyServices
import BinderyStore
import Foundation
import Testing

struct LaunchContextTests {
  @Test(arguments: [("BINDERY_NOW", "yesterday"), ("BINDERY_LOCALE", "klingon")])
  func aBadVariableIsRefusedWithASentence(name: String, value: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try LaunchContext(store: .inMemory(), environment: [name: value])
    }
    #expect(error?.localizedDescription.hasPrefix("\(name) is “\(value)”. Give ") == true)
  }

  @Test func theClockIsThatOfTheEnvironment() throws {
    let launch = try LaunchContext(
      store: .inMemory(), environment: ["BINDERY_NOW": "2026-03-29T12:00:00Z", "TZ": "Europe/Brussels"])
    #expect(launch.display.now().timeIntervalSince1970 == 1_774_785_600)
    #expect(launch.display.timeZone.identifier == "Europe/Brussels")
  }

  @Test func anAddressIsWholeWhereTheProgramKnowsItsOwn() throws {
    let known = try LaunchContext(store: .inMemory(), address: "http://127.0.0.1:8080")
    #expect(known.address(of: "/?invitation=secret") == "http://127.0.0.1:8080/?invitation=secret")
    let unknown = try LaunchContext(store: .inMemory())
    #expect(unknown.address(of: "/?invitation=secret") == "/?invitation=secret")
  }
}
