internal import BinderyHTML
internal import BinderyServices
internal import BinderyWeb
internal import Foundation

/// The validated configuration of a program, from the command line, the environment and defaults, in this order.
struct Configuration: Sendable, Equatable {
  var host: String
  var port: Int
  /// The port for operators, if any.
  var operationsPort: Int?
  /// Additional host names that requests may use.
  var allowedHosts: [String]
  /// The source of the clients' addresses: the connection, or the proxies in front.
  var clientAddress: ClientAddressSource
  /// The files for HTTPS; nil for plain HTTP.
  var certificate: CertificatePaths?
  /// The number of processes that serve, or the largest number of those that serve one visitor each.
  var workers: Int
  /// Whether each visitor has a process of their own.
  var isolatesVisitors: Bool
  /// The memory in bytes from which no further windows are opened; nil for the default.
  var memoryLimit: Int?
  /// The folder in which user data is stored.
  var dataFolder: String
  /// The address of the database in which apps save their records; nil for a file in the folder.
  var database: String?
  /// Whether apps show sample data and send no requests.
  var usesSampleData: Bool
  /// The sources of map tiles.
  var maps: MapSources

  /// Combines the command line and the environment.
  /// - Throws: ``ConfigurationError`` for the first invalid value.
  init(_ options: AppOptions, environment: [String: String]) throws(ConfigurationError) {
    let environment = EnvironmentReader(environment)
    host =
      try environment.setting(
        "--host", options.host, "BINDERY_HOST",
        remedy: "Give an address or name such as 127.0.0.1, ::1 or localhost.",
        parse: { Self.isName($0) ? $0 : nil }) ?? "127.0.0.1"
    port =
      try environment.setting(
        "--port", options.port.map(String.init), "BINDERY_PORT", remedy: Self.portRemedy, parse: Self.port)
      ?? 8080
    operationsPort = try environment.setting(
      "--operations-port", options.operationsPort.map(String.init), "BINDERY_OPERATIONS_PORT",
      remedy: Self.portRemedy, parse: Self.port)
    allowedHosts = try Self.allowedHosts(options.allowedHosts, environment)
    clientAddress = try Self.clientAddress(options, environment)
    certificate = try CertificatePaths(options, environment)
    let memory = try environment.setting(
      "--memory-limit", options.memoryLimit.map(String.init), "BINDERY_MEMORY_LIMIT",
      remedy: "Give a number of megabytes from 50 to 1000000."
    ) { text in
      Int(text).flatMap { (50...1_000_000).contains($0) ? $0 * 1_000_000 : nil }
    }
    memoryLimit = memory
    let isolates =
      try environment.setting(
        "--isolate", options.isolate, "BINDERY_ISOLATE", remedy: "Give visitor, or leave it out."
      ) { $0 == "visitor" ? true : nil } ?? false
    isolatesVisitors = isolates
    func automatic() -> Int {
      min(
        isolates ? WorkerSupervisor.visitorCount(memory: memory) : WorkerSupervisor.coreCount,
        Self.maximumWorkers)
    }
    workers =
      try environment.setting(
        "--workers", options.workers, "BINDERY_WORKERS",
        remedy: "Give a number from 1 to \(Self.maximumWorkers), or auto for one for each core."
      ) { text in
        if text == "auto" { return automatic() }
        return Int(text).flatMap { (1...Self.maximumWorkers).contains($0) ? $0 : nil }
      } ?? (isolates ? automatic() : 1)
    dataFolder =
      try environment.setting(
        "--data", options.data, "BINDERY_DATA", remedy: "Give the path of a folder.",
        parse: { $0.isEmpty ? nil : $0 }) ?? Self.dataFolder(environment)
    // An error must not contain the address, which can have a password.
    database = (options.database ?? environment["BINDERY_DATABASE"]).flatMap { $0.isEmpty ? nil : $0 }
    let saysSample = try environment.flag("BINDERY_SAMPLE")
    usesSampleData = options.sample || saysSample && ProgramDescription.current.offersSampleData
    maps = try MapConfiguration.sources(options, environment, isOffline: usesSampleData)
  }

  /// The address at which a browser opens the program; nil if it depends on a proxy, or on a port that the system chooses.
  var address: String? {
    guard port != 0, case .connection = clientAddress else { return nil }
    return WebAddress(host: allowedHosts.first ?? host, port: port, isSecure: certificate != nil).description
  }

  private static let maximumWorkers = 256

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".:-".contains($0)) }
  }

  private static func allowedHosts(
    _ given: [String], _ environment: EnvironmentReader
  ) throws(ConfigurationError) -> [String] {
    let listed = environment["BINDERY_ALLOWED_HOSTS"]?.split(separator: ",") ?? []
    let names = given.isEmpty ? listed.map { $0.trimmingCharacters(in: .whitespaces) } : given
    for name in names where !isName(name) {
      throw ConfigurationError(
        source: given.isEmpty ? "BINDERY_ALLOWED_HOSTS" : "--allow-host", value: name,
        remedy: "Give a name such as apps.example.org.")
    }
    return names
  }

  private static func clientAddress(
    _ options: AppOptions, _ environment: EnvironmentReader
  ) throws(ConfigurationError) -> ClientAddressSource {
    let listed = environment["BINDERY_TRUSTED_PROXIES"]?.split(separator: ",") ?? []
    let given = options.trustedProxies
    let addresses = given.isEmpty ? listed.map { $0.trimmingCharacters(in: .whitespaces) } : given
    let isBehindProxy = try environment.flag("BINDERY_BEHIND_PROXY") || options.behindProxy
    guard isBehindProxy || !addresses.isEmpty else { return .connection }
    do throws(WebHostError) {
      let others = try TrustedProxies(addresses)
      return .forwardedFor(proxies: isBehindProxy ? others.and(.thisMachine) : others)
    } catch {
      let wrong = if case .invalidProxy(let text) = error { text } else { addresses.joined(separator: ",") }
      throw ConfigurationError(
        source: given.isEmpty ? "BINDERY_TRUSTED_PROXIES" : "--trusted-proxy", value: wrong,
        remedy: "Give an IP address such as 10.0.0.7, or a network such as 10.0.0.0/8.")
    }
  }

  private static let portRemedy = "Give a number from 1 to 65535, or 0 for a port that is free."

  private static func port(_ text: String) -> Int? {
    Int(text).flatMap { (0...65_535).contains($0) ? $0 : nil }
  }

  /// Returns the default folder.
  private static func dataFolder(_ environment: EnvironmentReader) -> String {
    // According to the XDG specification, a path that is not absolute is ignored.
    let name = ProgramDescription.current.dataFolder
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { return "\(base)/\(name)" }
    return "\(environment["HOME"] ?? NSHomeDirectory())/.local/share/\(name)"
  }
}
