internal import BinderyViewModels
internal import BinderyViews

/// What hosts take of the app of a program.
@MainActor
package struct AppParts {
  /// The kinds of windows: the first is at the root of the address, if no group of apps has placed it elsewhere.
  package let windows: [PlacedWindow]
  let users: (any UserDirectory)?
  let placeSearch: PlaceSearch?
  private let apps: [any App]

  /// Reads the scenes of an app.
  ///
  /// - Throws: ``SeveralUserDirectoriesError`` if apps of a group have users of their own, and the app of the program names none.
  package init(of app: some App) throws {
    var windows = PlacedWindow.all(of: app)
    let grouped = AppGroup.apps(of: windows)
    let directories = grouped.compactMap { app in app.users.map { (AppName(of: app).title, $0) } }
    guard app.users != nil || directories.count < 2 else {
      throw SeveralUserDirectoriesError(apps: directories.map(\.0))
    }
    apps = grouped + [app]
    users = app.users ?? directories.first?.1
    placeSearch = app.placeSearch ?? grouped.lazy.compactMap(\.placeSearch).first
    if !windows.contains(where: \.path.isEmpty) {
      windows.insert(AppList.window(of: windows, titled: AppName(of: app).title), at: 0)
    }
    self.windows = windows
  }

  /// Waits for what the first windows of the apps need, and reports the address at which the first user signs up.
  func prepare(_ launch: LaunchContext) async throws {
    for app in apps { try await app.prepare() }
    switch try await users?.firstInvitation() {
    case .path(let path):
      let address = launch.address(of: path)
      launch.report("Nobody can log in yet. The first user signs up within an hour, at \(address)")
    case .reported(let seconds):
      let minutes = max(1, seconds / 60)
      launch.report(
        "Nobody can log in yet. The first user signs up at the address of an earlier start, which is valid for \(minutes) more \(minutes == 1 ? "minute" : "minutes"). A start after that shows another one."
      )
    case nil: break
    }
  }
}

/// Several apps of a group have users.
struct SeveralUserDirectoriesError: Error, CustomStringConvertible {
  let apps: [String]

  var description: String {
    "The apps \(apps.joined(separator: " and ")) have users of their own, but a log-in is for all apps of a program. Name the users in the program's app."
  }
}
