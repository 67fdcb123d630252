internal import BinderyViewModels
internal import BinderyViews
internal import Glibc

/// The settings of the person at a terminal, those of `@AppStorage`, in all apps that a process shows.
@MainActor
final class TerminalSettings {
  /// The user of the process. No cookie of a browser has such a name.
  private static var person: String { "terminal-\(getuid())" }

  private let store: (any AppStorageStore)?
  private lazy var registry = AppStorageRegistry(store: store) { [weak self] in self?.problems.append($0) }
  /// The settings by the apps' names for them, retained so that each app finds what another one has changed.
  private var values: [String: AppStorageValues] = [:]
  /// Sentences about settings that cannot be read.
  private(set) var problems: [String] = []

  /// Creates the settings of a store. Without one, they live as long as this object.
  init(store: (any AppStorageStore)?) { self.store = store }

  /// Reads the settings of apps.
  func load(for apps: [any WindowScene]) async {
    for name in Set(apps.map(\.settingsName)).sorted() where values[name] == nil {
      values[name] = await registry.values(of: Self.person, app: name)
    }
  }

  /// Returns the settings of an app that ``load(for:)`` has read.
  func values(of app: some WindowScene) -> AppStorageValues { values[app.settingsName] ?? AppStorageValues() }

  /// Returns once all changes so far are stored, or could not be.
  func finishSaving() async { await registry.finishSaving() }
}
