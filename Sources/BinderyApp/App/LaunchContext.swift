public import BinderyServices
public import BinderyStore
public import BinderyViewModels
internal import Synchronization

/// What a program gives its app when it starts: see ``App/init(_:)``.
public struct LaunchContext: Sendable {
  /// What this program gave its app; nil before that, and in tests.
  package static var current: LaunchContext? {
    get { latest.withLock { $0 } }
    set { latest.withLock { $0 = newValue } }
  }

  private static let latest = Mutex<LaunchContext?>(nil)

  /// The store of everything that outlives a window.
  public let store: Store
  /// The data folder, for files of the app's own. With a database, it is not shared by all processes.
  public let folder: String
  /// The environment, with the variables of the configuration file: addresses and keys of services.
  public let environment: [String: String]
  /// The clock, the language and the time zone of texts: `BINDERY_NOW`, `BINDERY_LOCALE` and `TZ` set them.
  public let display: DisplayContext
  /// Whether sample data was asked for: the app shows made-up data, labeled as such, and calls no service.
  ///
  /// It is false, and `--sample` is refused, unless the app offers sample data:
  /// `static let program = ProgramDescription(offersSampleData: true)`. See ``App/program``.
  public let showsSampleData: Bool
  /// The address at which a browser opens the program; nil if the program does not know it.
  private let address: String?

  /// Creates a context; a test passes a store in memory.
  ///
  /// - Parameter address: The address at which a browser opens the program, for ``address(of:)``.
  /// - Throws: `ConfigurationError` if a variable of the clock, the language or the time zone is invalid.
  public init(
    store: Store, folder: String = "", environment: [String: String] = [:], showsSampleData: Bool = false,
    address: String? = nil
  ) throws(ConfigurationError) {
    self.store = store
    self.folder = folder
    self.environment = environment
    self.showsSampleData = showsSampleData
    self.address = address
    display = try DisplayContext(environment: environment)
  }

  /// Returns the address at which a browser opens a path of the program, such as `/?invitation=…`: the whole address, or the path alone where the
  /// program does not know the rest, behind a proxy, on a port that the system chooses, and in a terminal.
  public func address(of path: String) -> String { (address ?? "") + path }

  /// Writes a sentence to the standard error: something that the operator of the program should know, and that ends nothing.
  public func report(_ sentence: String) { ProgramDescription.current.report(sentence) }
}
