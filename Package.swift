// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

extension Target.Dependency {
  static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
  static let crypto = product(name: "Crypto", package: "swift-crypto")
  static let grdb = product(name: "GRDB", package: "GRDB.swift")
  static let httpTypes = product(name: "HTTPTypes", package: "swift-http-types")
  static let hummingbird = product(name: "HummingbirdCore", package: "hummingbird")
  static let logging = product(name: "Logging", package: "swift-log")
  static let metrics = product(name: "CoreMetrics", package: "swift-metrics")
  static let openCombine = product(name: "OpenCombine", package: "OpenCombine")
}

/// Products of SwiftNIO.
func nio(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "swift-nio") } }

func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

/// What tests use: drivers of programs, and test data.
func support(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// The two modules of an app. The compiler keeps view models from views; `Scripts/check-layers` keeps models from services, and views
/// from both.
func app(_ name: String, viewModels: [Target.Dependency] = [], app: [Target.Dependency] = []) -> [Target] {
  let root = "Apps/\(name)"
  let lower = ["Models", "Services", "ViewModels"]
  let command = name == "Cloudy" ? ["Command"] : []
  return [
    .target(
      name: "\(name)ViewModels",
      dependencies: ["Bindery", "BinderyServices", "BinderyStore", "BinderyViewModels"] + viewModels,
      path: root, exclude: ["Views", "\(name)App.swift"] + command, sources: lower, swiftSettings: settings),
    .target(
      name: name,
      dependencies: [
        .target(name: "\(name)ViewModels"), "Bindery", "BinderyServices", "BinderyStore", "BinderyViewModels",
        "BinderyViews",
      ] + app,
      path: root, exclude: lower + command, resources: [.copy("Views/Pictures")], swiftSettings: settings),
  ]
}

let apps: [Target.Dependency] = [
  "Cloudy", "CoffeeQuest", "Grados", "MovieInfo", "PetAdoption", "PetFeeder",
]
let appViewModels: [Target.Dependency] = [
  "CloudyViewModels", "CoffeeQuestViewModels", "GradosViewModels", "MovieInfoViewModels",
  "PetAdoptionViewModels", "PetFeederViewModels",
]
let libraries = [
  "Bindery", "BinderyViewModels", "BinderyViews", "BinderyHTML", "BinderyWeb", "BinderyTLS",
  "BinderyTerminal",
  "BinderyStore", "BinderyServices", "BinderyPictures", "BinderyTesting", "BinderyCombine", "BinderySwiftUI",
]

let package = Package(
  name: "bindery",
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "cloudy", targets: ["CloudyCommand"]),
  ],
  traits: [
    // NIOSSL contains a library in C that takes minutes to compile, and that a gallery behind a proxy does not need.
    .trait(
      name: "TLS", description: "The gallery can serve HTTPS by itself: --tls-certificate and --tls-key.")
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
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
    .target(name: "CStack"),
    library("Bindery", ["CStack"]),
    library("BinderyViewModels", ["Bindery"]),
    library("BinderyViews", ["Bindery", "BinderyViewModels"]),
    library("BinderyHTML", ["BinderyViews"], resources: [.copy("Client")]),
    .target(name: "CMemory"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    library(
      "BinderyWeb",
      [
        "Bindery", "BinderyViewModels", "BinderyViews", "BinderyHTML", "CMemory", "CZlib", .crypto, .metrics,
        .hummingbird, .httpTypes, .logging,
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ] + nio("NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket")),
    library(
      "BinderyTLS",
      ["BinderyWeb", .logging, .product(name: "NIOSSL", package: "swift-nio-ssl")] + nio("NIOCore", "NIOTLS")),
    .target(name: "CTerminal"),
    library(
      "BinderyTerminal", ["Bindery", "BinderyViewModels", "BinderyViews", "CTerminal", .argumentParser]),
    library("BinderyStore", ["Bindery", .grdb]),
    library("BinderyServices"),
    library("BinderyPictures", ["CZlib", .crypto]),
    library("BinderyTesting", ["Bindery", "BinderyViews"] + nio("NIOCore", "NIOPosix", "NIOHTTP1")),

    // What files for SwiftUI and Combine need beside it.
    library("BinderyCombine", ["Bindery", .openCombine]),
    // The compiler plugin of `#Preview`, without a parser of Swift.
    .macro(name: "BinderyPreviews", swiftSettings: settings),
    library(
      "BinderySwiftUI",
      [
        "Bindery", "BinderyCombine", "BinderyPreviews", "BinderyTerminal", "BinderyViewModels",
        "BinderyViews",
        "BinderyWeb", .argumentParser, .logging,
      ]),

    // Programs.
    .executableTarget(
      name: "Gallery",
      dependencies: apps + [
        "Bindery", "BinderyHTML", "BinderyPictures", "BinderyServices", "BinderyStore", "BinderyTerminal",
        "BinderyViewModels", "BinderyViews", "BinderyWeb", "Places",
        .target(name: "BinderyTLS", condition: .when(traits: ["TLS"])),
        .argumentParser, .logging, .metrics,
      ],
      path: "Apps/Gallery", resources: [.copy("Pictures")], swiftSettings: settings,
      // The toolchain's own linker takes half the time of the default linker.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
    program(
      "CloudyCommand",
      [
        "CloudyViewModels", "Places", "BinderyServices", "BinderyStore", "BinderyViewModels", .argumentParser,
      ],
      path: "Apps/Cloudy/Command"),
    .target(
      name: "Places", dependencies: ["BinderyServices"], path: "Apps/Places", swiftSettings: settings),

    // Benchmarks.
    .target(name: "CAllocator", path: "Benchmarks/CAllocator"),
    program(
      "bench", ["Bindery", "BinderyHTML", "BinderyViews", "CAllocator", .openCombine],
      path: "Benchmarks/bench"),
    program(
      "bench-terminal", ["Bindery", "BinderyTerminal", "BinderyStore", "BinderyViews"],
      path: "Benchmarks/bench-terminal"),
    program(
      "bench-web",
      [
        "Bindery", "BinderyHTML", "BinderyViewModels", "BinderyStore", "BinderyViews", "BinderyWeb", "Cloudy",
        "PetFeeder", .logging,
      ] + nio("NIOCore", "NIOPosix"), path: "Benchmarks/bench-web"),

    // Tests of the toolkit.
    support("RandomGraphs", ["Bindery"]),
    program("fuzz", ["Bindery", "RandomGraphs"], path: "Tests/Fuzz"),
    .target(name: "CPseudoTerminals", path: "Tests/CPseudoTerminals"),
    support("PseudoTerminals", ["CPseudoTerminals"]),
    program(
      "TerminalCounter", ["BinderyTerminal", "Bindery", "BinderyViews"], path: "Tests/TerminalCounter"),
    support("SocketDriver", nio("NIOCore", "NIOPosix")),
    program(
      "TaskButtons", ["Bindery", "BinderyStore", "BinderyViews", "BinderyWeb"], path: "Tests/TaskButtons"),
    program(
      "ClubServer", ["Bindery", "BinderyViewModels", "BinderyViews", "BinderyWeb"], path: "Tests/ClubServer"),
    tests("BinderyTests", ["Bindery", "BinderyTesting", "RandomGraphs"]),
    tests("BinderyViewModelsTests", ["BinderyViewModels", "Bindery", "BinderyTesting"]),
    tests("BinderyViewsTests", ["Bindery", "BinderyViewModels", "BinderyViews", "BinderyTesting"]),
    tests("BinderyTestingTests", ["BinderyTesting", "BinderyViews", "Bindery"]),
    tests("BinderyStoreTests", ["Bindery", "BinderyStore", .grdb]),
    tests("BinderyPicturesTests", ["BinderyPictures"]),
    tests("BinderyServicesTests", ["BinderyServices", "BinderyTesting"]),
    tests("BinderyHTMLTests", ["BinderyHTML", "BinderyViews"]),
    tests(
      "BinderyTerminalTests",
      [
        "BinderyTerminal", "PseudoTerminals", "TerminalCounter", "Bindery", "BinderyViewModels",
        "BinderyViews",
      ]),
    tests(
      "BinderyWebTests",
      [
        "SocketDriver", "BinderyWeb", "BinderyHTML", "Bindery", "BinderyViewModels", "BinderyViews",
        "BinderyTesting", .httpTypes, .hummingbird, .logging, .metrics,
      ] + nio("NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOPosix", "NIOWebSocket")),
    tests(
      "BinderyTLSTests",
      [
        "SocketDriver", "BinderyTLS", "BinderyWeb", "Bindery", "BinderyViews", .logging,
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ] + nio("NIOCore", "NIOEmbedded", "NIOPosix", "NIOTLS")),
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
    tests(
      "BinderySwiftUITests",
      [
        "Bindery", "BinderyCombine", "BinderySwiftUI", "BinderyTesting", "BinderyViewModels", "BinderyViews",
        "BrowserDriver", "PseudoTerminals", "SwiftUISamples", .openCombine,
      ]),
    tests(
      "DocumentationTests",
      [
        "Bindery", "BinderyCombine", "BinderyPictures", "BinderyViewModels", "BinderyTesting", "BinderyViews",
        "BinderyWeb", .openCombine,
      ],
      path: "Documentation/Samples", exclude: ["SwiftUI"]),

    // Tests of the apps.
    support("RecordedReplies", exclude: ["Replies"]),
    tests(
      "AppsTests",
      apps + appViewModels + [
        "Gallery", "CloudyCommand", "Places", "RecordedReplies", "Bindery", "BinderyHTML", "BinderyPictures",
        "BinderyServices", "BinderyStore", "BinderyTerminal", "BinderyTesting", "BinderyViewModels",
        "BinderyViews", "BinderyWeb", .argumentParser,
      ],
      path: "Tests/Apps"),
    tests(
      "TerminalJourneyTests",
      ["Gallery", "BinderyTerminal", "PseudoTerminals", "BinderyStore", "BinderyViews"],
      path: "Tests/Terminal", exclude: ["Snapshots"]),
    // Everything that needs Chromium: `swift test --skip BrowserTests` runs the rest.
    .target(name: "BrowserDriver", path: "Tests/Browser/Driver", swiftSettings: settings),
    tests(
      "BrowserTests",
      [
        "BrowserDriver", "ClubServer", "PseudoTerminals", "SocketDriver", "SwiftUISamples", "TaskButtons",
        "Gallery", "PetFeederViewModels",
        "Bindery", "BinderyHTML", "BinderyPictures", "BinderyStore", "BinderyTesting", "BinderyViewModels",
        "BinderyViews", "BinderyWeb", .logging,
      ] + nio("NIOEmbedded"),
      path: "Tests/Browser", exclude: ["Driver"]),
  ]
    + app("Cloudy", viewModels: ["Places"])
    + app("CoffeeQuest", viewModels: ["Places"])
    + app("MovieInfo")
    + app("PetAdoption")
    + app("PetFeeder", viewModels: ["BinderyPictures"], app: ["BinderyPictures"])
    + app("Grados", viewModels: ["Places"])
)

// `BINDERY_ONLY=BinderyTests,BinderyViewsTests swift test` builds only those targets and their dependencies: `swift test` alone
// builds every test target of the package, regardless of its filter. A dependency with a condition is left out unless it is named too.
if let names = Context.environment["BINDERY_ONLY"], !names.isEmpty {
  let named = Set(names.split(separator: ",").map(String.init))
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var packages: Set<String> = []
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
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): pending.append(name)
      case .productItem(_, let package, _, _): packages.insert(package ?? "")
      @unknown default: break
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !packages.contains { location.hasSuffix("/\($0)") }
  }
}
