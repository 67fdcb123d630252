internal import ArgumentParser
internal import BinderyHTML
internal import BinderyServices
internal import BinderyWeb
@testable internal import BinderyApp
internal import Testing

struct ConfigurationTests {
  private func configuration(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Configuration {
    try ProgramDescription.$current.withValue(ProgramDescription(name: "notes", offersSampleData: true)) {
      try Configuration(
        try AppOptions.parse(arguments), environment: ["HOME": "/home/ada"].merging(environment) { $1 })
    }
  }

  @Test func defaultsToLocalPort8080AndTheUserDataFolder() throws {
    let configuration = try configuration()
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.port == 8080)
    #expect(configuration.dataFolder == "/home/ada/.local/share/notes")
    #expect(!configuration.usesSampleData)
  }

  @Test(
    arguments: [
      ([], "http://127.0.0.1:8080"), (["--port", "9000", "--host", "0.0.0.0"], "http://localhost:9000"),
      (["--allow-host", "board.example.org"], "http://board.example.org:8080"),
      (["--port", "0"], nil), (["--behind-proxy", "--allow-host", "board.example.org"], nil),
    ] as [([String], String?)])
  func theAddressIsUnknownBehindAProxyAndOnAnyFreePort(arguments: [String], address: String?) throws {
    #expect(try configuration(arguments).address == address)
  }

  @Test func environmentFillsInMissingOptions() throws {
    let environment = [
      "BINDERY_PORT": "9000", "BINDERY_HOST": "0.0.0.0", "BINDERY_DATA": "/srv/data", "BINDERY_SAMPLE": "yes",
    ]
    let configuration = try configuration([], environment)
    #expect(configuration.port == 9000)
    #expect(configuration.host == "0.0.0.0")
    #expect(configuration.dataFolder == "/srv/data")
    #expect(configuration.usesSampleData)
  }

  @Test func commandLineOverridesTheEnvironment() throws {
    let configuration = try configuration(
      ["--port", "7000", "--host", "::1", "--data", "here"],
      ["BINDERY_PORT": "nonsense", "BINDERY_HOST": "0.0.0.0", "BINDERY_DATA": "/srv/data"])
    #expect(configuration.port == 7000)
    #expect(configuration.host == "::1")
    #expect(configuration.dataFolder == "here")
  }

  @Test func theMemoryLimitIsANumberOfMegabytes() throws {
    #expect(try configuration().memoryLimit == nil)
    #expect(try configuration([], ["BINDERY_MEMORY_LIMIT": "800"]).memoryLimit == 800_000_000)
    #expect(
      try configuration(["--memory-limit", "900"], ["BINDERY_MEMORY_LIMIT": "x"]).memoryLimit == 900_000_000)
    for text in ["0", "49", "1GB", "1000001"] {
      #expect(throws: ConfigurationError.self) { try configuration([], ["BINDERY_MEMORY_LIMIT": text]) }
    }
  }

  @Test func visitorsHaveAsManyWorkersAsThereIsMemoryFor() throws {
    #expect(try !configuration().isolatesVisitors)
    let isolated = try configuration(["--isolate", "visitor", "--memory-limit", "1000"])
    #expect(isolated.isolatesVisitors)
    #expect(isolated.workers == 7)
    #expect(try configuration(["--isolate=visitor", "--workers=20"]).workers == 20)
    #expect(throws: ConfigurationError.self) { try configuration([], ["BINDERY_ISOLATE": "window"]) }
  }

  @Test func workersAreANumberOrOneForEachCore() throws {
    #expect(try configuration().workers == 1)
    #expect(try configuration(["--workers", "3"], ["BINDERY_WORKERS": "x"]).workers == 3)
    #expect(try configuration([], ["BINDERY_WORKERS": "auto"]).workers == WorkerSupervisor.coreCount)
    for text in ["0", "-1", "257", "many"] {
      #expect(throws: ConfigurationError.self) { try configuration(["--workers=\(text)"]) }
    }
  }

  @Test func otherNamesOfThisMachinesServerAreAllowed() throws {
    let environment = ["BINDERY_ALLOWED_HOSTS": "a.example, b.example"]
    #expect(try configuration([], environment).allowedHosts == ["a.example", "b.example"])
    #expect(
      try configuration(["--allow-host", "c.example", "--allow-host", "d"], environment).allowedHosts
        == ["c.example", "d"])
    #expect(throws: ConfigurationError.self) { try configuration(["--allow-host", "no name"]) }
  }

  @Test func dataFollowsTheDesktopsRules() throws {
    #expect(try configuration([], ["XDG_DATA_HOME": "/x"]).dataFolder == "/x/notes")
    #expect(try configuration([], ["XDG_DATA_HOME": "x"]).dataFolder == "/home/ada/.local/share/notes")
  }

  @Test func mapsComeFromOpenStreetMapUnlessNoServiceMayBeAsked() throws {
    #expect(try configuration().maps.tiles == "https://tile.openstreetmap.org/{z}/{x}/{y}.png")
    #expect(try configuration().maps.attribution.contains("OpenStreetMap contributors"))
    #expect(try configuration(["--sample"]).maps.tiles == nil)
  }

  @Test func customTilesHaveTheirAttribution() throws {
    let environment = [
      "BINDERY_TILES_URL": "http://localhost:81/{z}/{x}/{y}", "BINDERY_TILES_ATTRIBUTION": "© Ada",
    ]
    let maps = try configuration(["--sample"], environment).maps
    #expect(maps.tiles == "http://localhost:81/{z}/{x}/{y}")
    #expect(maps.attribution == "© Ada")
    #expect(try configuration(["--tiles-url", "none"], environment).maps.tiles == nil)
  }

  @Test func sampleDataIsRefusedByAnAppThatHasNone() throws {
    ProgramDescription.$current.withValue(ProgramDescription(name: "notes")) {
      let error = #expect(throws: (any Error).self) { try AppOptions.parse(["--sample"]) }
      #expect(error.map { AppOptions.message(for: $0) } == "This app has no sample data: leave --sample out.")
      #expect(!AppArguments.helpMessage().contains("--sample"))
    }
  }

  @Test func emptyVariablesCountAsUnset() throws {
    #expect(try configuration([], ["BINDERY_PORT": "", "BINDERY_HOST": ""]).port == 8080)
  }

  @Test(arguments: [
    ("BINDERY_PORT", "http"), ("BINDERY_PORT", "65536"), ("BINDERY_PORT", "-1"),
    ("BINDERY_HOST", "not a host"),
    ("BINDERY_SAMPLE", "perhaps"), ("BINDERY_TILES_URL", "https://example.org/{z}/{x}"),
    ("BINDERY_TILES_URL", "{z}/{x}/{y}"),
  ])
  func invalidVariablesAreReportedWithNameAndValue(name: String, value: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try configuration([], [name: value]) }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("\(name) is “\(value)”. "))
  }

  @Test func theDatabaseIsTakenFromTheOptionElseFromTheVariable() throws {
    #expect(try configuration().database == nil)
    #expect(try configuration([], ["BINDERY_DATABASE": ""]).database == nil)
    #expect(try configuration([], ["BINDERY_DATABASE": "postgres:///a"]).database == "postgres:///a")
    #expect(
      try configuration(["--database", "postgres:///b"], ["BINDERY_DATABASE": "postgres:///a"]).database
        == "postgres:///b")
  }

  @Test func databasesThatCannotBeUsedHaveAReadableError() async throws {
    let configuration = try configuration(["--database", "postgres://ada:swordfish@127.0.0.1:1/pets"])
    let error = await #expect(throws: (any Error).self) { try await AppData.open(configuration) }
    let sentence = try Failure.sentence(for: #require(error))
    #expect(!sentence.contains("swordfish"))
    #if PostgreSQL
    #expect(sentence.contains("The database pets on 127.0.0.1 cannot be reached"))
    #else
    #expect(sentence.contains("swift build --traits PostgreSQL"))
    #endif
  }
}
