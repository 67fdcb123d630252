internal import Foundation

/// What a path of a request stands for.
enum Route: Hashable {
  /// A page of the app with this path, opened at a location of its own.
  case page(app: String, location: String)
  /// A file that never depends on who asks.
  case file(StaticFile)
  /// Where sockets are opened, asked for without an upgrade.
  case socket
  /// Nothing stands there.
  case nowhere
  /// It is no path: a percent sign without two digits, bytes that are no text, control characters.
  case malformed

  /// Reads the path of a request, without its query.
  ///
  /// - Parameters:
  ///   - apps: the paths of all apps; the one with an empty path is the home page.
  ///   - files: all files by path.
  init(path: String, apps: Set<String>, files: [String: StaticFile]) {
    guard path.hasPrefix("/"), let decoded = path.removingPercentEncoding,
      !decoded.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else {
      self = .malformed
      return
    }
    if let file = files[decoded] {
      self = .file(file)
      return
    }
    if decoded == WireProtocol.path {
      self = .socket
      return
    }
    let segments = decoded.split(separator: "/")
    let app = segments.first.map(String.init) ?? ""
    self =
      apps.contains(app)
      ? .page(app: app, location: segments.dropFirst().joined(separator: "/")) : .nowhere
  }
}
