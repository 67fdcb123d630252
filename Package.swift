// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let settings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { SwiftSetting.enableUpcomingFeature($0) }
// Links faster.
let linker = [LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

/// The packages on GitHub that targets use, with the products that they use.
let packages: [(owner: String, name: String, from: Version, products: String)] = [
  ("OpenCombine", "OpenCombine", "0.14.0", "OpenCombine"),
  ("apple", "swift-argument-parser", "1.8.2", "ArgumentParser"),
  ("apple", "swift-http-types", "1.8.0", "HTTPTypes"),
  ("apple", "swift-log", "1.16.2", "InMemoryLogging Logging"),
  ("apple", "swift-metrics", "2.13.0", "CoreMetrics"),
  ("apple", "swift-nio", "2.101.2", "NIOCore NIOEmbedded NIOHTTP1 NIOPosix NIOTLS NIOWebSocket"),
  ("apple", "swift-nio-extras", "1.35.2", "NIOExtras NIOHTTPTypes NIOHTTPTypesHTTP1"),
  ("apple", "swift-nio-ssl", "2.37.6", "NIOSSL"),
  ("groue", "GRDB.swift", "7.10.0", "GRDB"),
  ("hummingbird-project", "hummingbird", "2.28.1", "HummingbirdCore"),
  ("swift-server", "swift-service-lifecycle", "2.13.0", "ServiceLifecycle UnixSignals"),
]

/// What a target depends on: products of packages, targets of this one, and targets that are linked only with a trait, by its name.
func needs(_ names: [String], _ traits: KeyValuePairs<String, String> = [:]) -> [Target.Dependency] {
  names.flatMap { $0.split(separator: " ") }.map { name in
    let package = packages.first { $0.products.split(separator: " ").contains(name) }
    return package.map { .product(name: String(name), package: $0.name) } ?? .byName(name: String(name))
  } + traits.map { trait, name in .target(name: name, condition: .when(traits: [trait])) }
}

func library(
  _ name: String, _ names: String..., traits: KeyValuePairs<String, String> = [:], path: String? = nil,
  copy: String? = nil, exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: needs(names, traits), path: path, exclude: exclude,
    resources: copy.map { [.copy($0)] }, swiftSettings: settings)
}

func program(
  _ name: String, _ names: String..., traits: KeyValuePairs<String, String> = [:], path: String? = nil,
  copy: String? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: needs(names, traits), path: path, resources: copy.map { [.copy($0)] },
    swiftSettings: settings, linkerSettings: linker)
}

func tests(_ name: String, _ names: String..., path: String? = nil, exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: needs(names), path: path, exclude: exclude, swiftSettings: settings,
    linkerSettings: linker)
}

/// The two modules of an app. The compiler keeps view models from views; `Scripts/check-layers` keeps the other layers apart.
func app(_ name: String, _ others: String) -> [Target] {
  // The models of Grados are those of `Places`.
  let lower = (name == "Grados" ? [] : ["Models"]) + ["Services", "ViewModels"]
  let command = name == "Cloudy" ? ["Command"] : []
  return [
    library(
      "\(name)ViewModels", belowViews, others, path: "Apps/\(name)",
      exclude: ["Views", "\(name)App.swift"] + command),
    library(
      name, belowViews, "\(name)ViewModels BinderyApp BinderyViews", others, path: "Apps/\(name)",
      copy: "Views/Pictures", exclude: lower + command),
  ]
}

/// The apps, and what each needs of its own.
let apps: KeyValuePairs = [
  "Cloudy": "Places", "CoffeeQuest": "Places", "Grados": "Places", "MovieInfo": "", "PetAdoption": "",
  "PetFeeder": "BinderyPictures",
]
let appNames = apps.map(\.key).joined(separator: " ")
let appViewModels = apps.map { "\($0.key)ViewModels" }.joined(separator: " ")
/// What the view models and services of an app need.
let belowViews = "Bindery BinderyServices BinderyStore BinderyViewModels"
/// What an app is made of.
let core = "Bindery BinderyViewModels BinderyViews"
/// What tests of programs need.
let programs =
  core + " BinderyApp BinderyHTML BinderyPictures BinderyServices BinderyStore BinderyTerminal "
  + "BinderyTesting BinderyWeb TestSupport ArgumentParser Logging"

let package = Package(
  name: "bindery",
  products: [
    .executable(name: "bindery", targets: ["BinderyCommand"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "cloudy", targets: ["CloudyCommand"]),
  ],
  traits: [
    // NIOSSL contains a library in C that takes minutes to compile, and that a program behind a proxy does not need.
    .trait(name: "TLS", description: "A program can serve HTTPS by itself: --tls-certificate and --tls-key."),
    // libpq is needed to build it.
    .trait(name: "PostgreSQL", description: "A program can keep its data in PostgreSQL: --database."),
  ],
  // Only the core of Hummingbird is used, without what its traits add.
  dependencies: packages.map { owner, name, version, _ in
    .package(
      url: "https://github.com/\(owner)/\(name)", from: version,
      traits: name == "hummingbird" ? [] : [.defaults])
  },
  targets: [
    .target(name: "CBindery"),
    library("Bindery", "CBindery"),
    library("BinderyViewModels", "Bindery"),
    library("BinderyViews", "Bindery BinderyPreviews BinderyViewModels"),
    library("BinderyHTML", "BinderyViews", copy: "Client"),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    library(
      "BinderyWeb", core, "BinderyHTML CBindery CSodium CZlib CoreMetrics HTTPTypes HummingbirdCore",
      "Logging NIOCore NIOExtras NIOHTTP1 NIOHTTPTypes NIOHTTPTypesHTTP1 NIOPosix NIOWebSocket",
      "ServiceLifecycle UnixSignals"),
    library("BinderyTLS", "BinderyWeb Logging NIOCore NIOSSL NIOTLS"),
    library("BinderyTerminal", core, "ArgumentParser CBindery"),
    library("BinderyStore", "Bindery BinderyViewModels GRDB"),
    .systemLibrary(name: "CPostgreSQL", providers: [.apt(["libpq-dev"])]),
    library("BinderyPostgreSQL", "Bindery BinderyStore CPostgreSQL"),
    library("BinderyUsers", "Bindery BinderyStore BinderyViewModels CSodium"),
    library("BinderyUserViews", core, "BinderyUsers"),
    library("BinderyServices", "BinderyViewModels"),
    library("BinderyPictures", "BinderyViewModels CSodium CZlib"),
    library("BinderyTesting", "Bindery BinderyViews NIOCore NIOHTTP1 NIOPosix"),
    // The program of an app.
    library(
      "BinderyApp", core,
      "BinderyHTML BinderyPictures BinderyServices BinderyStore BinderyTerminal BinderyWeb",
      "ArgumentParser CoreMetrics Logging", traits: ["PostgreSQL": "BinderyPostgreSQL", "TLS": "BinderyTLS"]),

    // What files for SwiftUI and Combine need beside it.
    library("BinderyCombine", "Bindery OpenCombine"),
    .macro(name: "BinderyPreviews", swiftSettings: settings),
    library("BinderySwiftUI", core, "BinderyApp BinderyCombine BinderyPictures BinderyPreviews"),
    library("BinderySwiftData", core, "BinderyApp BinderyPreviews BinderyStore BinderySwiftUI"),
    library("BinderyUIKit", "BinderySwiftUI"),
    library("BinderyOS", "Logging"),
    library("BinderyOSLog", "BinderyOS"),

    // Programs.
    program("BinderyCommand", "ArgumentParser CBindery", copy: "Templates"),
    program("Gallery", appNames, "Bindery BinderyApp BinderyViews", path: "Apps/Gallery", copy: "Pictures"),
    program(
      "CloudyCommand", belowViews, "ArgumentParser CloudyViewModels Places", path: "Apps/Cloudy/Command"),
    library("Places", "BinderyServices", path: "Apps/Places"),

    // Benchmarks.
    .target(name: "CAllocator", path: "Benchmarks/CAllocator"),
    program("bench", core, "BinderyHTML CAllocator OpenCombine", path: "Benchmarks/bench"),
    program("bench-cluster", "BinderyPostgreSQL BinderyStore CPostgreSQL", path: "Benchmarks/bench-cluster"),
    program("bench-terminal", core, "BinderyStore BinderyTerminal", path: "Benchmarks/bench-terminal"),
    program(
      "bench-web", core, "BinderyApp BinderyHTML BinderyStore BinderyWeb Cloudy PetFeeder TestSupport",
      "Logging NIOCore NIOPosix", path: "Benchmarks/bench-web"),

    // Programs and drivers for tests.
    library("RandomGraphs", "Bindery", path: "Tests/RandomGraphs"),
    program("fuzz", "Bindery RandomGraphs", path: "Tests/Fuzz"),
    program("ChangingNote", "BinderyApp", path: "Tests/ChangingNote"),
    program("TerminalCounter", core, "BinderyTerminal", path: "Tests/TerminalCounter"),
    program(
      "TestServers", core, "BinderyStore BinderyWeb", traits: ["PostgreSQL": "BinderyPostgreSQL"],
      path: "Tests/TestServers"),
    library("TestSupport", "NIOCore NIOPosix", path: "Tests/TestSupport", exclude: ["Replies"]),
    // Views with relations between their frames, which a browser and a terminal must both keep.
    library("LayoutCases", "Bindery BinderyViews", path: "Tests/LayoutCases"),

    // Tests.
    tests("BinderyTests", "Bindery BinderyTesting RandomGraphs"),
    tests("BinderyViewsTests", core, "BinderyTesting"),
    tests("BinderyHTMLTests", "BinderyHTML BinderyViews"),
    tests(
      "BinderyTerminalTests", core, "BinderyTerminal BinderyTesting LayoutCases TerminalCounter TestSupport"),
    tests(
      "BinderyWebTests", core, "BinderyHTML BinderyStore BinderyTesting BinderyWeb TestServers TestSupport",
      "CoreMetrics HTTPTypes HummingbirdCore Logging NIOCore NIOEmbedded NIOHTTP1 NIOPosix NIOWebSocket"),
    tests(
      "BinderyTLSTests", "Bindery BinderyTLS BinderyViews BinderyWeb TestSupport InMemoryLogging Logging",
      "NIOCore NIOEmbedded NIOPosix NIOSSL NIOTLS"),
    tests(
      "LibraryTests", core, "BinderyPictures BinderyPostgreSQL BinderyServices BinderyStore BinderyTesting",
      "BinderyUserViews BinderyUsers TestSupport GRDB", path: "Tests/Libraries"),
    // Files of iOS apps as they are: see Documentation/FromSwiftUI.md. Only flags can name other modules.
    .executableTarget(
      name: "SwiftUISamples", dependencies: needs(["BinderySwiftUI BinderySwiftData BinderyCombine"]),
      path: "Documentation/Samples/SwiftUI",
      resources: [.copy("Assets.xcassets"), .process("Localizable.xcstrings")],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags([
          "-module-alias", "SwiftUI=BinderySwiftUI", "-module-alias", "Combine=BinderyCombine",
          "-module-alias", "SwiftData=BinderySwiftData", "-Xfrontend", "-import-module", "-Xfrontend",
          "BinderySwiftUI",
        ]),
      ]),
    tests("BinderyAppTests", programs, "BinderySwiftUI ToDoSample"),
    tests(
      "BinderySwiftUITests", core,
      "BinderyCombine BinderyOSLog BinderyStore BinderySwiftData BinderyTesting BinderyUIKit SwiftUISamples",
      "BinderySwiftUI TestSupport InMemoryLogging Logging OpenCombine"),
    program("ToDoSample", "BinderyApp", path: "Documentation/Samples/ToDo"),
    // The app of the tutorial, as it is in a package of its own.
    .target(
      name: "BoardViewModels", dependencies: needs(["Bindery BinderyStore BinderyUsers BinderyViewModels"]),
      path: "Documentation/Samples/Board/Sources/BoardViewModels"),
    .executableTarget(
      name: "Board", dependencies: needs(["BoardViewModels BinderyApp BinderyUserViews"]),
      path: "Documentation/Samples/Board/Sources/Board"),
    .testTarget(
      name: "BoardTests",
      dependencies: needs(["Board BoardViewModels BinderyStore BinderyTesting BinderyUsers"]),
      path: "Documentation/Samples/Board/Tests/BoardTests"),
    tests("CommandTests", "BinderyCommand TestSupport", path: "Tests/Command"),
    tests(
      "DocumentationTests", core, "BinderyApp BinderyCombine BinderyPictures BinderyStore BinderyTesting",
      "BinderyUserViews BinderyUsers ToDoSample OpenCombine", path: "Documentation/Samples",
      exclude: ["Board", "SwiftUI", "ToDo"]),
    tests("AppsTests", programs, appNames, appViewModels, "CloudyCommand Gallery Places", path: "Tests/Apps"),
    // Everything that needs Chromium or a terminal: `swift test --skip JourneyTests` runs the rest.
    tests(
      "JourneyTests", programs, "BinderyCommand Board ChangingNote Gallery LayoutCases PetFeederViewModels",
      "SwiftUISamples TestServers NIOEmbedded", path: "Tests/Journeys", exclude: ["Terminal/Snapshots"]),
  ] + apps.flatMap { app($0.key, $0.value) }
)

// What apps of other packages can use.
for library in package.targets where library.name.hasPrefix("Bindery") && library.type == .regular {
  package.products.append(.library(name: library.name, targets: [library.name]))
}

// `BINDERY_ONLY=BinderyTests swift test` builds only those targets and their dependencies. One with a condition is left out unless it is named.
if let names = Context.environment["BINDERY_ONLY"], !names.isEmpty {
  let named = Set(names.split(separator: ",").map(String.init))
  var (kept, pending) = (Set<String>(), Array(named))
  while let name = pending.popLast() {
    guard kept.insert(name).inserted else { continue }
    guard let target = package.targets.first(where: { $0.name == name }) else {
      fatalError("BINDERY_ONLY names \(name), which is not a target of this package.")
    }
    target.dependencies.removeAll {
      if case .targetItem(let name, _) = $0 { !named.contains(name) } else { false }
    }
    for case .byNameItem(let name, _) in target.dependencies { pending.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
