internal import BinderyViews
internal import Foundation

/// What a path of a request stands for.
enum Route: Hashable {
  /// A page of the app with this path, opened at a location of its own.
  case page(app: String, location: String)
  /// A file that never depends on who asks.
  case file(StaticFile)
  /// A picture that somebody gave an app, by its file on disk.
  case storedPicture(file: String, mediaType: String)
  /// Where a node's picture is sent to.
  case upload(NodeID)
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
  ///   - folders: the folders of stored pictures by name.
  init(path: String, apps: Set<String>, files: [String: StaticFile], folders: [String: String] = [:]) {
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
    if segments.count == 3, segments[0] == "pictures", let folder = folders[String(segments[1])],
      let mediaType = StoredPictureFolder.mediaType(of: String(segments[2]))
    {
      self = .storedPicture(file: "\(folder)/\(segments[2])", mediaType: mediaType)
      return
    }
    if decoded.hasPrefix(UploadRequest.path), segments.count == 3, let number = UInt32(segments[2]) {
      self = .upload(NodeID(rawValue: number))
      return
    }
    let app = segments.first.map(String.init) ?? ""
    self =
      apps.contains(app)
      ? .page(app: app, location: segments.dropFirst().joined(separator: "/")) : .nowhere
  }
}
