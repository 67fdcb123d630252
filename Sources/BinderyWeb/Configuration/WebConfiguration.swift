public import BinderyHTML
public import Logging

/// The address, limits and policies of a ``WebHost``.
public struct WebConfiguration: Sendable {
  /// The name or address to listen on. `127.0.0.1` is reached from this machine only, `0.0.0.0` from everywhere.
  public var host: String
  /// The port; 0 picks a free one.
  public var port: Int
  /// Further origins whose pages may open sockets, such as `https://example.org`: for a proxy that changes the name that
  /// requests carry in `Host`.
  public var allowedOrigins: [String] = []
  /// Other names that requests may carry in `Host` while the server listens on this machine only, such as that of a
  /// proxy before it: `apps.example.org`. Without them, a page that lets its own name point to this machine gets nothing.
  public var allowedHosts: [String] = []
  /// The language of the apps' texts, as a BCP 47 tag.
  public var language = "en"
  /// The sources of maps. By default no tiles are requested: places are shown on a drawn background.
  public var maps = MapSources()
  /// The limits that keep one visitor from using up the server.
  public var limits = WebLimits()
  /// The logger. User input and session tokens are never logged.
  public var logger = Logger(label: "bindery.web")

  /// Creates a configuration for an address.
  public init(host: String = "127.0.0.1", port: Int = 8080) {
    self.host = host
    self.port = port
  }
}
