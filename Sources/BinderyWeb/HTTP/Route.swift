internal import BinderyViews
internal import Foundation

/// The resource that a request's path names.
enum Route: Hashable {
  /// A page of an app, opened at a location.
  case page(app: String, location: [String])
  /// A file that is the same for every client.
  case file(StaticFile)
  /// An uploaded picture of an app.
  case storedPicture(name: String, folder: String, mediaType: String)
  /// The upload of a file to a node.
  case upload(NodeID)
  /// A file that a window exports.
  case download(DownloadToken)
  /// The address at which a page completes a log-in.
  case logIn
  /// The path at which a page asks whether it would be served now.
  case ready
  /// The path for sockets, requested without an upgrade.
  case socket
  /// The resource does not exist.
  case notFound
  /// The path is invalid: a percent sign without two digits, invalid UTF-8, or control characters.
  case malformed

  /// The first parts of the paths that the host uses itself.
  static let reserved: Set<String> = ["bindery", "pictures", "healthz", "readyz"]

  /// Finds the resource of a path without its query.
  ///
  /// - Parameters:
  ///   - apps: The paths of all apps. The app with an empty path is the home page.
  ///   - files: All files by path.
  ///   - folders: The names of the folders of stored pictures.
  init(path: String, apps: Set<String>, files: [String: StaticFile], folders: Set<String> = []) {
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
    if decoded == WireProtocol.readyPath {
      self = .ready
      return
    }
    if decoded == WireProtocol.logInPath {
      self = .logIn
      return
    }
    let segments = decoded.split(separator: "/")
    if segments.count == 3, segments[0] == "pictures", folders.contains(String(segments[1])),
      let mediaType = StoredPictureFolder.mediaType(of: String(segments[2]))
    {
      self = .storedPicture(name: String(segments[2]), folder: String(segments[1]), mediaType: mediaType)
      return
    }
    if decoded.hasPrefix(WireProtocol.uploadPath), segments.count == 3, let number = UInt32(segments[2]) {
      self = .upload(NodeID(rawValue: number))
      return
    }
    if decoded.hasPrefix(WireProtocol.downloadPath), segments.count == 3,
      let token = DownloadToken(segments[2])
    {
      self = .download(token)
      return
    }
    let routes = segments.map(String.init)
    if let app = routes.first, apps.contains(app) {
      self = .page(app: app, location: Array(routes.dropFirst()))
    } else {
      // Below the root are also the screens of the app with an empty path, but none has the first part of the host's own files.
      let isOwn = routes.first.map { Self.reserved.contains($0) } ?? false
      self = apps.contains("") && !isOwn ? .page(app: "", location: routes) : .notFound
    }
  }
}
