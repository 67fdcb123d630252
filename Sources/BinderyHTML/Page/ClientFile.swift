/// A client file: a script, the style sheet or an icon.
public struct ClientFile: Sendable, Hashable {
  /// The name below the version's folder: `main.js`.
  public let name: String
  /// The media type: `text/javascript; charset=utf-8`.
  public let contentType: String
  /// The content.
  public let bytes: [UInt8]
  /// The version of all client files together: modules import each other by relative paths, so they share one
  /// version.
  public let hash: String

  /// The path at which the file is served. The content at a path never changes.
  public var path: String { "/bindery/\(hash)/\(name)" }
}
