import BinderyViewModels
import BinderyViews
import Glibc
import TestSupport
import Testing

@testable import BinderyTerminal

extension SharedSignalTests {
  /// `@AppStorage` in a terminal.
  @MainActor
  @Suite struct TerminalSettingsTests {
    /// An app with a setting; apps with the same `settingsName` share it.
    struct SettingApp: WindowScene {
      struct Screen: View {
        let title: String
        @AppStorage("size") private var size = 1

        var body: some View {
          Button("\(title) size \(size)") { size += 1 }
          Link("Other", destination: "/other")
        }
      }

      var title = "Setting"
      var path = ""
      let settingsName = "shared"
      let summary = "Has a setting."
      var window: some View { Screen(title: title) }
    }

    /// A store that is slow to store.
    actor SlowStore: AppStorageStore {
      struct Damaged: Error, CustomStringConvertible { let description = "The file is damaged." }

      private(set) var values: [String: [String: String]] = [:]
      private let isDamaged: Bool

      init(isDamaged: Bool = false) { self.isDamaged = isDamaged }

      func appStorage(of owner: String) throws -> [String: String] {
        if isDamaged { throw Damaged() }
        return values[owner] ?? [:]
      }

      func setAppStorage(_ json: String?, for key: String, of owner: String) async {
        for _ in 0..<100 { await Task.yield() }
        values[owner, default: [:]][key] = json
      }

      nonisolated func appStorageChanges() -> AsyncStream<Set<String>> { AsyncStream { $0.finish() } }
    }

    private func configuration(_ store: SlowStore?) throws -> TerminalConfiguration {
      var configuration = try TerminalConfiguration(
        environment: ["TERM": "xterm-256color"], path: "/dev/null")
      configuration.appStorage = store
      return configuration
    }

    /// Shows apps in a terminal until a closure has ended them.
    private func run(
      _ store: SlowStore?, apps: [SettingApp] = [SettingApp()],
      _ use: @MainActor (PseudoTerminal, TerminalHost) async throws -> Void
    ) async throws {
      try await withTerminalHost(of: apps, quits: false, configure: { $0.appStorage = store }, use)
    }

    @Test func settingsPersistForTheNextTerminal() async throws {
      let store = SlowStore()
      try await run(store) { terminal, _ in
        _ = try await terminal.output(containing: "Setting size 1")
        terminal.send("\r")
        _ = try await terminal.output(containing: "2")
        terminal.send("\u{11}")
      }
      try await run(store) { terminal, _ in
        _ = try await terminal.output(containing: "Setting size 2")
        terminal.send("\u{11}")
      }
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func aSignalEndsTheHostOnceSettingsAreStored(signal: CInt) async throws {
      let store = SlowStore()
      try await run(store) { terminal, host in
        _ = try await terminal.output(containing: "Setting size 1")
        terminal.send("\r")
        _ = try await terminal.output(containing: "2")
        // A signal that is sent to the process would end the hosts of other tests too.
        host.handle(.ended(signal))
      }
      #expect(await store.values == ["terminal-\(getuid())/shared": ["size": "2"]])
    }

    @Test func appsOfAProgramShareSettingsAlsoWithoutAStore() async throws {
      let apps = [SettingApp(), SettingApp(title: "Other", path: "other")]
      try await run(nil, apps: apps) { terminal, _ in
        _ = try await terminal.output(containing: "Setting size 1")
        terminal.send("\r")
        _ = try await terminal.output(containing: "2")
        terminal.send("\t\r")
        _ = try await terminal.output(containing: "Other size 2")
        terminal.send("\u{3}\u{3}")
      }
    }

    @Test func settingsThatCannotBeReadAreReported() async throws {
      try await run(SlowStore(isDamaged: true)) { terminal, _ in
        _ = try await terminal.output(containing: "The file is damaged.")
        terminal.send("\u{11}")
      }
    }

    @Test func printedScreensHaveTheSettings() async throws {
      let store = SlowStore()
      await store.setAppStorage("7", for: "size", of: "terminal-\(getuid())/shared")
      let text = await PlainScreen.text(of: SettingApp(), configuration: try configuration(store))
      #expect(text.contains("Setting size 7"))
    }
  }
}
