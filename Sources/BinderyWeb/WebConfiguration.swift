public import BinderyHTML
public import Logging

/// Where and how a ``WebHost`` serves.
public struct WebConfiguration: Sendable {
  /// The name or address to listen on. `127.0.0.1` is reached from this machine only, `0.0.0.0` from everywhere.
  public var host: String
  /// The port; 0 picks a free one.
  public var port: Int
  /// Other origins whose pages may open sockets here, such as `https://example.org`, for a page that stands behind
  /// another name than the one that requests carry in `Host`.
  public var allowedOrigins: [String] = []
  /// Other names that requests may carry in `Host` while the server listens on this machine only, such as that of a
  /// proxy before it: `apps.example.org`. Without them, a page that lets its own name point to this machine gets nothing.
  public var allowedHosts: [String] = []
  /// The language of the apps' words, as BCP 47 names it.
  public var language = "en"
  /// Where maps come from. By default no tiles are asked for: places stand on a drawn ground.
  public var maps = MapSources()
  /// The bounds that keep one visitor from using up the server.
  public var limits = WebLimits()
  /// Where the host reports. It never logs what people type, nor their tokens.
  public var logger = Logger(label: "bindery.web")

  /// Serves at an address.
  public init(host: String = "127.0.0.1", port: Int = 8080) {
    self.host = host
    self.port = port
  }
}
