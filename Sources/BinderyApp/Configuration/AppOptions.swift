internal import ArgumentParser

/// The command-line options. Omitted options are taken from the environment, then from defaults.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The port to listen on; 0 takes one that is free. (BINDERY_PORT; default: 8080)"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all that reach it. (BINDERY_HOST; default: 127.0.0.1)",
      valueName: "address"))
  var host: String?

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "Another host name that requests may use, such as a proxy's; can be repeated. (BINDERY_ALLOWED_HOSTS, with commas)",
      valueName: "name"))
  var allowedHosts: [String] = []

  @Flag(
    help:
      "A reverse proxy on this machine is in front: it names the client in X-Forwarded-For. (BINDERY_BEHIND_PROXY=1)"
  )
  var behindProxy = false

  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      "The IP address or network of a proxy on another machine that names the client in X-Forwarded-For; can be repeated. (BINDERY_TRUSTED_PROXIES, with commas)",
      valueName: "address"))
  var trustedProxies: [String] = []

  @Option(
    help: ArgumentHelp(
      "The certificate for HTTPS, with the intermediate ones, in PEM format; needs --tls-key. (BINDERY_TLS_CERTIFICATE; default: plain HTTP)",
      valueName: "file"))
  var tlsCertificate: String?

  @Option(
    help: ArgumentHelp(
      "The private key of that certificate, in PEM format, without a passphrase. (BINDERY_TLS_KEY)",
      valueName: "file"))
  var tlsKey: String?

  @Option(
    help: ArgumentHelp(
      "The folder that keeps data and settings. (BINDERY_DATA; default: \(ProgramDescription.current.dataFolder) in XDG_DATA_HOME, else in ~/.local/share)",
      valueName: "folder"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "A PostgreSQL database for what apps save, as postgres://USER:PASSWORD@HOST/DATABASE. (BINDERY_DATABASE; default: a file in the data folder)",
      valueName: "address"))
  var database: String?

  @Option(
    help: ArgumentHelp(
      """
      The tiles of maps, with {z}, {x} and {y}; none draws a plain ground. (BINDERY_TILES_URL; default: OpenStreetMap's\
      \(ProgramDescription.current.offersSampleData ? ", none with --sample" : ""))
      """,
      valueName: "address"))
  var tilesURL: String?

  @Option(
    help: ArgumentHelp(
      "The attribution of map tiles, as HTML. (BINDERY_TILES_ATTRIBUTION; default: © OpenStreetMap contributors)",
      valueName: "text"))
  var tilesAttribution: String?

  @Option(
    help: ArgumentHelp(
      "A second port on this machine, for operators: /metrics, /healthz and /readyz. (BINDERY_OPERATIONS_PORT; default: none)",
      valueName: "port"))
  var operationsPort: Int?

  @Option(
    help: ArgumentHelp(
      "The number of processes that serve behind the port, or auto for one for each core. (BINDERY_WORKERS; default: 1)",
      valueName: "number"))
  var workers: String?

  @Option(
    help: ArgumentHelp(
      "visitor gives each visitor a process of their own, of which there are at most as many as --workers says, or as there is memory for. (BINDERY_ISOLATE; default: none)",
      valueName: "what"))
  var isolate: String?

  @Option(
    help: ArgumentHelp(
      "The memory in megabytes from which no further windows open. (BINDERY_MEMORY_LIMIT; default: 80 % of the service's or machine's; workers divide it)",
      valueName: "megabytes"))
  var memoryLimit: Int?

  @Option(
    help: ArgumentHelp(
      "A file of lines NAME=value with variables of the environment; those that are set win. (BINDERY_CONFIG)",
      valueName: "file"))
  var config: String?

  @Flag(
    help: ArgumentHelp(
      "Show made-up sample data, labeled as such, and ask no service. (BINDERY_SAMPLE=1)",
      visibility: ProgramDescription.current.offersSampleData ? .default : .private))
  var sample = false

  func validate() throws {
    guard sample, !ProgramDescription.current.offersSampleData else { return }
    throw ValidationError("This app has no sample data: leave --sample out.")
  }

  /// The names of the options that mean nothing in a terminal, and whether they are given.
  var browserOptions: KeyValuePairs<String, Bool> {
    [
      "--port": port != nil, "--host": host != nil, "--allow-host": !allowedHosts.isEmpty,
      "--behind-proxy": behindProxy, "--trusted-proxy": !trustedProxies.isEmpty,
      "--operations-port": operationsPort != nil,
      "--workers": workers != nil, "--isolate": isolate != nil, "--memory-limit": memoryLimit != nil,
      "--tiles-url": tilesURL != nil,
      "--tiles-attribution": tilesAttribution != nil, "--tls-certificate": tlsCertificate != nil,
      "--tls-key": tlsKey != nil,
    ]
  }
}
