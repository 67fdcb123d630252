public import BinderyViews

/// Several apps in one program, each at an address with its name: `CoffeeQuestApp` at `/coffee-quest`, its window `about` at
/// `/coffee-quest-about`. Each has its own settings.
///
///     @main struct Weather: App {
///       var body: some Scene { AppGroup { Cloudy(); Grados() } }
///     }
///
/// If no other window of the program is at `/`, a list of the apps is there.
@MainActor
public struct AppGroup: SceneList {
  package let scenes: [any WindowScene]

  /// Groups the apps of a block.
  public init(@AppGroupBuilder _ apps: () throws -> [any App]) rethrows {
    scenes = Self.windows(of: try apps())
  }

  /// The kinds of windows of the apps, with their addresses in the program.
  public var windows: [any WindowScene] { scenes }

  private static func windows(of apps: [any App]) -> [any WindowScene] {
    apps.flatMap { app in PlacedWindow.all(in: app) }
  }

  /// Returns the apps that declare windows, each once.
  static func apps(of windows: [PlacedWindow]) -> [any App] {
    var names: Set<String> = []
    return windows.compactMap { window in
      names.insert(window.settingsName).inserted ? window.owner : nil
    }
  }
}

/// Builds the apps of an ``AppGroup``.
@MainActor
@resultBuilder
public enum AppGroupBuilder {
  /// Combines apps.
  public static func buildBlock(_ apps: any App...) -> [any App] { apps }
}
