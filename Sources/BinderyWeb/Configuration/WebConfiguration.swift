public import Bindery
public import BinderyHTML
public import BinderyScenes
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
  /// The names that requests may carry in `Host`, in addition to this machine's, such as that of a proxy in front:
  /// `apps.example.org`. Without names, a server on loopback answers to this machine's only (which refuses foreign pages
  /// whose own name resolves to this machine), and a server on other addresses to any name.
  public var allowedHosts: [String] = []
  /// Where the address of a client is found, to which limits per address apply.
  public var clientAddress = ClientAddressSource.connection
  /// The language of the apps' texts, as a BCP 47 tag.
  public var language = "en"
  /// The sources of maps. By default no tiles are requested: places are shown on a drawn background.
  public var maps = MapSources()
  /// Encrypts what pages keep of their windows: `KeyRing` of `BinderySealing`. Without it, a window is gone with its session.
  public var parcels: (any ParcelSealer)?
  /// Knows which user events have made a write: the `Store` of the apps. It is asked when a page sends events again after a
  /// crash.
  public var eventLog: (any EventLog)?
  /// Keeps the values of `@AppStorage`. Without it they are forgotten with the process.
  public var appStorage: (any AppStorageStore)?
  /// The limits that keep one visitor from using up the server.
  public var limits = WebLimits()
  /// The address for operators; none by default.
  public var operations: OperationsEndpoint?
  /// The logger. User input and session tokens are never logged.
  public var logger = Logger(label: "bindery.web")

  /// Creates a configuration for an address.
  public init(host: String = "127.0.0.1", port: Int = 8080) {
    self.host = host
    self.port = port
  }
}
