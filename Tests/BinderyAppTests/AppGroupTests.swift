@testable import BinderyApp
import BinderyStore
import BinderySwiftUI
import BinderyTesting
import Testing

/// Several apps in one program.
@MainActor
@Suite(.workScope) struct AppGroupTests {
  private struct CoffeeQuestApp: App {
    var body: some Scene {
      WindowGroup { Text("Cafes") }
      WindowGroup("About", id: "about") { Text("About cafes") }
      Settings { Text("Preferences") }
    }
  }

  private struct NotesApp: App {
    let users: (any UserDirectory)? = Nobody()
    var body: some Scene { WindowGroup("My notes") { Text("Notes") }.summary("What to remember.") }
  }

  private struct OtherNotes: App {
    let users: (any UserDirectory)? = Nobody()
    var body: some Scene { WindowGroup { Text("Other") } }
  }

  /// An app that notes its preparation.
  private struct Prepared: App {
    let log: Log
    var body: some Scene { AppGroup { Inner(log: log) } }
    func prepare() { log.lines.append("program") }
  }

  private struct Inner: App {
    let log: Log
    var body: some Scene {
      WindowGroup { Text("One") }
      WindowGroup("Two", id: "two") { Text("Two") }
    }
    func prepare() async throws { log.lines.append("app") }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct Broken: App {
    init(_ launch: LaunchContext) throws { throw Refusal() }
    var body: some Scene { WindowGroup { Text("Broken") } }
  }

  private struct Refusal: Error {}

  private final class Nobody: UserDirectory {
    func user(_ id: User.ID) -> User? { nil }
  }

  private struct Both: App {
    var body: some Scene {
      AppGroup {
        CoffeeQuestApp()
        NotesApp()
      }
    }
  }

  private struct WithHome: App {
    var body: some Scene {
      WindowGroup("Start") { Text("Welcome") }
      AppGroup { NotesApp() }
    }
  }

  private struct Twice: App {
    var body: some Scene {
      AppGroup {
        NotesApp()
        OtherNotes()
      }
    }
  }

  @Test func eachAppHasAnAddressAndSettingsOfItsOwn() throws {
    let windows = try AppParts(of: Both()).windows.dropFirst()
    #expect(
      windows.map(\.path) == ["coffee-quest", "coffee-quest-about", "coffee-quest-settings", "notes"])
    #expect(windows.map(\.title) == ["CoffeeQuest", "About", "Settings", "My notes"])
    #expect(
      windows.map(\.settingsName) == ["coffee-quest", "coffee-quest", "coffee-quest", "notes"])
  }

  @Test func withoutAHomePageTheFirstOneLeadsToEachApp() throws {
    let home = try #require(try AppParts(of: Both()).windows.first)
    #expect(home.path == "" && home.title == "Both")
    let host = TestHost { home.window }
    #expect(
      host.all(.role(.link)).map { $0[.url] }
        == ["/coffee-quest", "/coffee-quest-about", "/coffee-quest-settings", "/notes"])
    #expect(host.texts.contains("What to remember."))
    host.expectAccessible()
  }

  @Test func aWindowOfTheProgramsOwnIsTheHomePage() throws {
    let windows = try AppParts(of: WithHome()).windows
    #expect(windows.map(\.path) == ["", "notes"])
    #expect(windows.map(\.title) == ["Start", "My notes"])
  }

  @Test func theUsersOfOneAppAreThoseOfTheProgram() throws {
    #expect(try AppParts(of: WithHome()).users is Nobody)
    #expect(try AppParts(of: NotesApp()).users is Nobody)
    #expect(try AppParts(of: CoffeeQuestApp()).users == nil)
  }

  @Test func twoAppsWithUsersAreRefusedByName() {
    let error = #expect(throws: (any Error).self) { try AppParts(of: Twice()) }
    #expect(error.map { "\($0)" }?.hasPrefix("The apps Notes and OtherNotes have users of their own") == true)
  }

  @Test func eachAppPreparesOnceAndTheProgramLast() async throws {
    let log = Log()
    try await AppParts(of: Prepared(log: log)).prepare(LaunchContext(store: .inMemory()))
    #expect(log.lines == ["app", "program"])
  }

  @Test func anErrorOfAnAppEndsTheGroup() throws {
    let launch = try LaunchContext(store: .inMemory())
    #expect(throws: Refusal.self) { try AppGroup { try Broken(launch) } }
  }

  @Test func anAppThatNeedsItsProgramHasAnError() async {
    let error = #expect(throws: (any Error).self) { try Broken() }
    #expect(error.map { "\($0)" }?.contains("The app Broken cannot be created") == true)
  }
}
