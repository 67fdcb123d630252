public import Bindery
public import BinderyHTML
public import BinderyViewModels
public import Foundation
public import Logging

/// The address, limits and policies of a ``WebHost``.
public struct WebConfiguration: Sendable {
  /// The host name or address to listen on. `127.0.0.1` accepts connections from this machine only, `0.0.0.0` from
  /// everywhere.
  public var host: String
  /// The port; 0 picks a free one.
  public var port: Int
  /// Additional origins whose pages may open sockets, such as `https://example.org`, for a proxy that changes the `Host`
  /// header.
  public var allowedOrigins: [String] = []
  /// Additional names that requests may carry in `Host`, such as that of a proxy: `apps.example.org`. If empty, a server on
  /// loopback accepts only this machine's names (which rejects foreign pages whose domain resolves to this machine), and a
  /// server on other addresses accepts any name.
  public var allowedHosts: [String] = []
  /// The source of a client's address, to which limits per address apply.
  public var clientAddress = ClientAddressSource.connection
  /// Encrypts connections with TLS; nil by default, for a host on this machine only or behind a reverse proxy. Addresses are then
  /// `https://`, cookies are `Secure`, and browsers are asked to use no unencrypted connection for a year
  /// (`Strict-Transport-Security`).
  public var tls: TransportSecurity?
  /// The language of the apps' texts, as a BCP 47 tag.
  public var language = "en"
  /// The sources of maps. By default no tiles are requested, and places are shown on a drawn background.
  public var maps = MapSources()
  /// Encrypts the saved states of windows: ``StoredKeys``, or a ``KeyRing``. Without it, a window's state is lost with its session.
  public var stateSealer: (any StateSealer)?
  /// Knows which user events have made a write: the `Store` of the apps. It is queried when a page resends events after a
  /// crash.
  public var eventLog: (any EventLog)?
  /// The store of `@AppStorage` values. Without it, they are lost when the process ends.
  public var appStorage: (any AppStorageStore)?
  /// The users who can log in through `UserSession`. Without it, nobody can.
  public var users: (any UserDirectory)?
  /// Keeps log-ins over restarts, and for all processes: the `Store` of the apps. Without it, log-ins end with the process.
  public var logIns: (any LogInStore)?
  /// Keeps the files of the apps' `storedPictures`: the `Store` of the apps.
  public var files: (any FileStore)?
  /// Counts what is lost without an error, which the host reports as incidents: the `Store` of the apps.
  public var losses: (any LossCountingStore)?
  /// The limits that prevent one visitor from exhausting the server.
  public var limits = WebLimits()
  /// The endpoint for operators; nil by default.
  public var operations: OperationsEndpoint?
  /// The logger. User input and session tokens are never logged.
  public var logger = Logger(label: "bindery.web")

  /// Creates a configuration for an address.
  public init(host: String = "127.0.0.1", port: Int = 8080) {
    self.host = host
    self.port = port
  }

  /// Keeps everything that outlives a window in a store, for all processes that use it: events, settings, log-ins, photos, and the keys that
  /// seal windows.
  ///
  /// - Parameters:
  ///   - store: The `Store` of the apps.
  ///   - folder: The data folder. The key that an earlier version of the program kept there is taken into the store.
  ///   - environment: The environment, whose `BINDERY_WINDOW_KEYS` replaces the stored keys.
  /// - Throws: ``KeyError`` if that variable contains something else than keys.
  public mutating func keep(
    in store: some EventLog & AppStorageStore & LogInStore & FileStore & SealingKeyStore & LossCountingStore,
    folder: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(KeyError) {
    (eventLog, appStorage, logIns, files, losses) = (store, store, store, store, store)
    let keys = environment["BINDERY_WINDOW_KEYS"] ?? ""
    stateSealer =
      keys.isEmpty
      ? StoredKeys(store: store, replacing: folder + "/window.key")
      : try KeyRing(hexadecimal: keys, source: "BINDERY_WINDOW_KEYS")
  }
}
