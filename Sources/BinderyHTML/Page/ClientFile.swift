/// A file that the browser runs or reads: script, style or icon.
public struct ClientFile: Sendable, Hashable {
  /// Its name below the version's folder: `main.js`.
  public let name: String
  /// Its media type: `text/javascript; charset=utf-8`.
  public let contentType: String
  /// What is in it.
  public let bytes: [UInt8]
  /// Names the version of all client files together: modules import each other by relative paths, so they share one.
  public let hash: String

  /// Where it is served, for ever unchanged.
  public var path: String { "/bindery/\(hash)/\(name)" }
}
