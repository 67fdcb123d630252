/// What the paths of a host name.
struct RouteTable: Sendable {
  /// The paths of all apps. The app with an empty path is the home page.
  let apps: Set<String>
  /// All files by path.
  var files: [String: StaticFile] = [:]
  /// The names of the folders of stored pictures.
  var folders: Set<String> = []

  /// Finds the resource of a path without its query.
  func route(of path: String) -> Route { Route(path: path, apps: apps, files: files, folders: folders) }
}
