import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct SettingsTests {
  @Test func theScreenIsAccessible() {
    TestHost { SettingsView() }.expectAccessible()
  }

  @Test func notificationsHaveFurtherSettings() {
    let host = TestHost { SettingsView() }
    host.adjust(.role(.stepper), to: 20)
    #expect(host.shows("Quiet from 20:00"))
    host.toggle(.role(.toggle, "Notifications"))
    #expect(!host.shows(.role(.stepper)))
    #expect(!host.shows(.role(.datePicker)))
  }

  @Test func aProfileIsEditedOnAScreenOfItsOwn() {
    let host = TestHost { SettingsView() }
    host.tap(.row("robin@example.com"))
    host.enter("Alex", into: "Name")
    host.tap("Done")
    #expect(host.shows(.screen("Settings")))
    #expect(host.shows(.row("Alex")))
  }

  @Test func theCacheIsCleared() {
    let host = TestHost { SettingsView() }
    #expect(host.shows("48 MB"))
    host.tap("Clear Cache")
    #expect(host.shows("Empty"))
  }

  @Test func aResetAsksFirst() {
    let host = TestHost { SettingsView() }
    host.toggle(.role(.toggle, "Notifications"))
    host.tap("Reset All Settings")
    host.tap("Keep")
    #expect(!host.shows(.role(.stepper)))
    host.tap("Reset All Settings")
    host.tap(.button("Reset").inside(.role(.actionSheet)))
    #expect(host.shows(.role(.stepper)))
  }

  @Test func advancedSettingsAreShownOnRequest() {
    let host = TestHost { SettingsView() }
    #expect(!host.shows("Use cellular data"))
    host.toggle("Advanced")
    #expect(host.shows("Use cellular data"))
  }
}
