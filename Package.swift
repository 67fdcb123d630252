// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

typealias Needs = [Target.Dependency]

extension Target.Dependency {
  static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
  static let grdb = product(name: "GRDB", package: "GRDB.swift")
  static let httpTypes = product(name: "HTTPTypes", package: "swift-http-types")
  static let hummingbird = product(name: "HummingbirdCore", package: "hummingbird")
  static let logging = product(name: "Logging", package: "swift-log")
  static let metrics = product(name: "CoreMetrics", package: "swift-metrics")
  static let nioSSL = product(name: "NIOSSL", package: "swift-nio-ssl")
  static let openCombine = product(name: "OpenCombine", package: "OpenCombine")
}

/// Products of SwiftNIO.
func nio(_ names: String...) -> Needs { names.map { .product(name: $0, package: "swift-nio") } }

func library(_ name: String, _ needs: Needs = [], path: String? = nil, exclude: String...) -> Target {
  .target(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ needs: Needs, path: String? = nil, exclude: String...) -> Target {
  .testTarget(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func program(_ name: String, _ needs: Needs, path: String) -> Target {
  .executableTarget(name: name, dependencies: needs, path: path, swiftSettings: settings)
}

/// The two modules of an app. The compiler keeps view models from views; `Scripts/check-layers` keeps models from services, and views
/// from both.
func app(_ name: String, _ needs: Needs = []) -> [Target] {
  let root = "Apps/\(name)"
  // The models of Grados are those of `Places`.
  let lower = (name == "Grados" ? [] : ["Models"]) + ["Services", "ViewModels"]
  let command = name == "Cloudy" ? ["Command"] : []
  return [
    .target(
      name: "\(name)ViewModels", dependencies: belowViews + needs, path: root,
      exclude: ["Views", "\(name)App.swift"] + command, sources: lower, swiftSettings: settings),
    .target(
      name: name,
      dependencies: belowViews + [.target(name: "\(name)ViewModels"), "BinderyApp", "BinderyViews"] + needs,
      path: root, exclude: lower + command, resources: [.copy("Views/Pictures")], swiftSettings: settings),
  ]
}

let appNames = ["Cloudy", "CoffeeQuest", "Grados", "MovieInfo", "PetAdoption", "PetFeeder"]
let apps = appNames.map { Target.Dependency(stringLiteral: $0) }
let appViewModels = appNames.map { Target.Dependency(stringLiteral: "\($0)ViewModels") }
/// What the view models and services of an app need.
let belowViews: Needs = ["Bindery", "BinderyServices", "BinderyStore", "BinderyViewModels"]
/// What an app is made of.
let core: Needs = ["Bindery", "BinderyViewModels", "BinderyViews"]
/// What tests of programs need.
let programs: Needs =
  core + ["BinderyApp", "BinderyHTML", "BinderyPictures", "BinderyServices", "BinderyStore"]
  + ["BinderyTerminal", "BinderyTesting", "BinderyWeb", "TestSupport", .argumentParser, .logging]

let package = Package(
  name: "bindery",
  products: [
    .executable(name: "bindery", targets: ["BinderyCommand"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "cloudy", targets: ["CloudyCommand"]),
  ],
  traits: [
    // NIOSSL contains a library in C that takes minutes to compile, and that a program behind a proxy does not need.
    .trait(
      name: "TLS", description: "A program can serve HTTPS by itself: --tls-certificate and --tls-key."),
    // libpq is needed to build it.
    .trait(name: "PostgreSQL", description: "A program can keep its data in PostgreSQL: --database."),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The toolkit, from the engine to the hosts.
    .target(name: "CBindery"),
    library("Bindery", ["CBindery"]),
    library("BinderyViewModels", ["Bindery"]),
    library("BinderyViews", ["Bindery", "BinderyViewModels"]),
    .target(
      name: "BinderyHTML", dependencies: ["BinderyViews"], resources: [.copy("Client")],
      swiftSettings: settings),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    library(
      "BinderyWeb",
      core + nio("NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket") + [
        "BinderyHTML", "CBindery", "CSodium", "CZlib", .metrics, .hummingbird, .httpTypes, .logging,
        .product(name: "NIOExtras", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),
    library("BinderyTLS", ["BinderyWeb", .logging, .nioSSL] + nio("NIOCore", "NIOTLS")),
    library("BinderyTerminal", core + ["CBindery", .argumentParser]),
    library("BinderyStore", ["Bindery", "BinderyViewModels", .grdb]),
    .systemLibrary(name: "CPostgreSQL", providers: [.apt(["libpq-dev"])]),
    library("BinderyPostgreSQL", ["Bindery", "BinderyStore", "CPostgreSQL"]),
    library("BinderyUsers", ["Bindery", "BinderyStore", "BinderyViewModels", "CSodium"]),
    library("BinderyUserViews", core + ["BinderyUsers"]),
    library("BinderyServices", ["BinderyViewModels"]),
    library("BinderyPictures", ["BinderyViewModels", "CSodium", "CZlib"]),
    library("BinderyTesting", ["Bindery", "BinderyViews"] + nio("NIOCore", "NIOPosix", "NIOHTTP1")),

    // The program of an app.
    library(
      "BinderyApp",
      core + [
        "BinderyHTML", "BinderyPictures", "BinderyServices", "BinderyStore", "BinderyTerminal", "BinderyWeb",
        .target(name: "BinderyPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .target(name: "BinderyTLS", condition: .when(traits: ["TLS"])), .argumentParser, .logging, .metrics,
      ]),

    // What files for SwiftUI and Combine need beside it.
    library("BinderyCombine", ["Bindery", .openCombine]),
    // The compiler plugin of `#Preview`, without a parser of Swift.
    .macro(name: "BinderyPreviews", swiftSettings: settings),
    library("BinderySwiftUI", core + ["BinderyApp", "BinderyCombine", "BinderyPreviews"]),

    // Programs.
    .executableTarget(
      name: "BinderyCommand", dependencies: ["CBindery", .argumentParser], resources: [.copy("Templates")],
      swiftSettings: settings),
    .executableTarget(
      name: "Gallery",
      dependencies: apps + ["Bindery", "BinderyApp", "BinderyViews"],
      path: "Apps/Gallery", resources: [.copy("Pictures")], swiftSettings: settings,
      // The toolchain's own linker takes half the time of the default linker.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
    program(
      "CloudyCommand", belowViews + ["CloudyViewModels", "Places", .argumentParser],
      path: "Apps/Cloudy/Command"),
    library("Places", ["BinderyServices"], path: "Apps/Places"),

    // Benchmarks.
    .target(name: "CAllocator", path: "Benchmarks/CAllocator"),
    program("bench", core + ["BinderyHTML", "CAllocator", .openCombine], path: "Benchmarks/bench"),
    program(
      "bench-cluster", ["BinderyPostgreSQL", "BinderyStore", "CPostgreSQL"], path: "Benchmarks/bench-cluster"),
    program("bench-terminal", core + ["BinderyStore", "BinderyTerminal"], path: "Benchmarks/bench-terminal"),
    program(
      "bench-web",
      core + nio("NIOCore", "NIOPosix") + [
        "BinderyApp", "BinderyHTML", "BinderyStore", "BinderyWeb", "Cloudy", "PetFeeder", .logging,
      ], path: "Benchmarks/bench-web"),

    // Programs and drivers for tests.
    library("RandomGraphs", ["Bindery"], path: "Tests/RandomGraphs"),
    program("fuzz", ["Bindery", "RandomGraphs"], path: "Tests/Fuzz"),
    program("ChangingNote", ["BinderyApp"], path: "Tests/ChangingNote"),
    program("TerminalCounter", core + ["BinderyTerminal"], path: "Tests/TerminalCounter"),
    program(
      "TestServers",
      core + [
        "BinderyStore", "BinderyWeb",
        .target(name: "BinderyPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ], path: "Tests/TestServers"),
    library("TestSupport", nio("NIOCore", "NIOPosix"), path: "Tests/TestSupport", exclude: "Replies"),
    // Views with relations between their frames, which a browser and a terminal must both keep.
    library("LayoutCases", ["Bindery", "BinderyViews"], path: "Tests/LayoutCases"),

    // Tests.
    tests("BinderyTests", ["Bindery", "BinderyTesting", "RandomGraphs"]),
    tests("BinderyViewsTests", core + ["BinderyTesting"]),
    tests("BinderyHTMLTests", ["BinderyHTML", "BinderyViews"]),
    tests(
      "BinderyTerminalTests", core + ["BinderyTerminal", "LayoutCases", "TerminalCounter", "TestSupport"]),
    tests(
      "BinderyWebTests",
      core + nio("NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOPosix", "NIOWebSocket") + [
        "BinderyHTML", "BinderyStore", "BinderyTesting", "BinderyWeb", "TestServers", "TestSupport",
        .httpTypes, .hummingbird, .logging, .metrics,
      ]),
    tests(
      "BinderyTLSTests",
      nio("NIOCore", "NIOEmbedded", "NIOPosix", "NIOTLS") + [
        "Bindery", "BinderyTLS", "BinderyViews", "BinderyWeb", "TestSupport", .logging, .nioSSL,
        .product(name: "InMemoryLogging", package: "swift-log"),
      ]),
    tests(
      "LibraryTests",
      core + [
        "BinderyPictures", "BinderyPostgreSQL", "BinderyServices", "BinderyStore", "BinderyTesting",
        "BinderyUserViews", "BinderyUsers", "TestSupport", .grdb,
      ],
      path: "Tests/Libraries"),
    // Files of iOS apps as they are: SwiftUI and Combine mean the modules of this package. Only a flag can say so: `moduleAliases`
    // rename a module of another package, and no module here is called SwiftUI. A root package may use such flags. The last flag imports
    // the module into each file: on Apple's systems, Foundation alone is enough for `ObservableObject`.
    .executableTarget(
      name: "SwiftUISamples", dependencies: ["BinderySwiftUI", "BinderyCombine"],
      path: "Documentation/Samples/SwiftUI",
      resources: [.copy("Assets.xcassets"), .process("Localizable.xcstrings")],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags([
          "-module-alias", "SwiftUI=BinderySwiftUI", "-module-alias", "Combine=BinderyCombine",
          "-Xfrontend", "-import-module", "-Xfrontend", "BinderySwiftUI",
        ]),
      ]),
    tests("BinderyAppTests", programs + ["BinderySwiftUI", "ToDoSample"]),
    tests(
      "BinderySwiftUITests",
      core + [
        "BinderyCombine", "BinderyStore", "BinderySwiftUI", "BinderyTesting", "SwiftUISamples", "TestSupport",
        .openCombine,
      ]),
    program("ToDoSample", ["BinderyApp"], path: "Documentation/Samples/ToDo"),
    // The app of the tutorial, as it is in a package of its own.
    .target(
      name: "BoardViewModels",
      dependencies: ["Bindery", "BinderyStore", "BinderyUsers", "BinderyViewModels"],
      path: "Documentation/Samples/Board/Sources/BoardViewModels"),
    .executableTarget(
      name: "Board", dependencies: ["BoardViewModels", "BinderyApp", "BinderyUserViews"],
      path: "Documentation/Samples/Board/Sources/Board"),
    .testTarget(
      name: "BoardTests",
      dependencies: ["Board", "BoardViewModels", "BinderyStore", "BinderyTesting", "BinderyUsers"],
      path: "Documentation/Samples/Board/Tests/BoardTests"),
    tests("CommandTests", ["BinderyCommand"], path: "Tests/Command"),
    tests(
      "DocumentationTests",
      core + [
        "BinderyApp", "BinderyCombine", "BinderyPictures", "BinderyStore", "BinderyTesting",
        "BinderyUserViews", "BinderyUsers", "ToDoSample", .openCombine,
      ],
      path: "Documentation/Samples", exclude: "Board", "SwiftUI", "ToDo"),
    tests(
      "AppsTests", programs + apps + appViewModels + ["CloudyCommand", "Gallery", "Places"],
      path: "Tests/Apps"),
    // Everything that needs Chromium or a terminal: `swift test --skip JourneyTests` runs the rest.
    tests(
      "JourneyTests",
      programs + nio("NIOEmbedded") + [
        "BinderyCommand", "Board", "ChangingNote", "Gallery", "LayoutCases", "PetFeederViewModels",
        "SwiftUISamples", "TestServers",
      ],
      path: "Tests/Journeys", exclude: "Terminal/Snapshots"),
  ]
    + ["Cloudy", "CoffeeQuest", "Grados"].flatMap { app($0, ["Places"]) }
    + ["MovieInfo", "PetAdoption"].flatMap { app($0) } + app("PetFeeder", ["BinderyPictures"])
)

// What apps of other packages can use.
for library in package.targets where library.name.hasPrefix("Bindery") && library.type == .regular {
  package.products.append(.library(name: library.name, targets: [library.name]))
}

// `BINDERY_ONLY=BinderyTests,BinderyViewsTests swift test` builds only those targets and their dependencies: `swift test` alone
// builds every test target of the package, regardless of its filter. A dependency with a condition is left out unless it is named too.
if let names = Context.environment["BINDERY_ONLY"], !names.isEmpty {
  let named = Set(names.split(separator: ",").map(String.init))
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var pending = Array(named)
  while let name = pending.popLast() {
    guard kept.insert(name).inserted else { continue }
    guard let target = targets[name] else {
      fatalError("BINDERY_ONLY names \(name), which is not a target of this package.")
    }
    target.dependencies.removeAll { dependency in
      guard case .targetItem(let name, .some) = dependency else { return false }
      return !named.contains(name)
    }
    for case .targetItem(let name, _) in target.dependencies { pending.append(name) }
    for case .byNameItem(let name, _) in target.dependencies { pending.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
