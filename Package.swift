// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns the targets of one app. View models and views are separate modules, so that the compiler enforces their boundary;
/// `Scripts/check-layers` separates models from services, and views from both.
func app(
  _ name: String,
  models: [Target.Dependency] = [],
  viewModels: [Target.Dependency] = [],
  app: [Target.Dependency] = [],
  besides others: [String] = []
) -> [Target] {
  let root = "Apps/\(name)"
  return [
    .target(
      name: "\(name)Models", dependencies: ["BinderyHTTP"] + models, path: root,
      exclude: ["ViewModels", "Views", "\(name)App.swift"] + others, sources: ["Models", "Services"],
      swiftSettings: settings),
    .target(
      name: "\(name)ViewModels",
      dependencies: ["Bindery", "BinderyScenes", "BinderyViewModels", .target(name: "\(name)Models")]
        + viewModels,
      path: "\(root)/ViewModels", swiftSettings: settings),
    .target(
      name: name,
      dependencies: [
        .target(name: "\(name)ViewModels"), .target(name: "\(name)Models"), "Bindery", "BinderyHTTP",
        "BinderyScenes", "BinderyStore", "BinderyViewModels", "BinderyViews",
      ] + app,
      path: root, exclude: ["Models", "Services", "ViewModels"] + others,
      resources: [.copy("Views/Pictures")], swiftSettings: settings),
  ]
}

let package = Package(
  name: "bindery",
  products: [
    .library(name: "Bindery", targets: ["Bindery"]),
    .library(name: "BinderyCombine", targets: ["BinderyCombine"]),
    .library(name: "BinderyStrings", targets: ["BinderyStrings"]),
    .library(name: "BinderySwiftUI", targets: ["BinderySwiftUI"]),
    .library(name: "BinderySwiftUICore", targets: ["BinderySwiftUICore"]),
    .library(name: "BinderyViewModels", targets: ["BinderyViewModels"]),
    .library(name: "BinderyViews", targets: ["BinderyViews"]),
    .library(name: "BinderyHTML", targets: ["BinderyHTML"]),
    .library(name: "BinderyANSI", targets: ["BinderyANSI"]),
    .library(name: "BinderyTerminal", targets: ["BinderyTerminal"]),
    .library(name: "BinderyWeb", targets: ["BinderyWeb"]),
    .library(name: "BinderyTLS", targets: ["BinderyTLS"]),
    .library(name: "BinderyMetrics", targets: ["BinderyMetrics"]),
    .library(name: "BinderyScenes", targets: ["BinderyScenes"]),
    .library(name: "BinderySealing", targets: ["BinderySealing"]),
    .library(name: "BinderyStore", targets: ["BinderyStore"]),
    .library(name: "BinderyPictures", targets: ["BinderyPictures"]),
    .library(name: "BinderyHTTP", targets: ["BinderyHTTP"]),
    .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
    .library(name: "BinderyTestServer", targets: ["BinderyTestServer"]),
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
    .target(name: "Bindery", dependencies: ["CStack"], swiftSettings: settings),
    .target(name: "CStack"),
    .target(
      name: "BinderyCombine",
      dependencies: [
        "Bindery",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    // The compiler plugin of `#Preview`, without a parser of Swift.
    .macro(name: "BinderyPreviews", swiftSettings: settings),
    // Everything that SwiftUI files need but the hosts, so that most tests build no server.
    .target(
      name: "BinderySwiftUICore",
      dependencies: ["Bindery", "BinderyCombine", "BinderyPreviews", "BinderyViews"],
      swiftSettings: settings),
    .target(
      name: "BinderySwiftUI",
      dependencies: [
        "BinderyScenes", "BinderySealing", "BinderySwiftUICore", "BinderyViews", "BinderyWeb",
        "BinderyTerminal", "BinderyTerminalCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .target(name: "BinderyStrings", swiftSettings: settings),
    .target(name: "BinderyScenes", dependencies: ["Bindery"], swiftSettings: settings),
    .target(name: "BinderyViewModels", dependencies: ["Bindery"], swiftSettings: settings),
    .target(
      name: "BinderyViews", dependencies: ["Bindery", "BinderyScenes", "BinderyStrings"],
      swiftSettings: settings),
    .target(
      name: "BinderySealing",
      dependencies: ["BinderyScenes", .product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: settings),
    .target(
      name: "BinderyWeb",
      dependencies: [
        "Bindery", "BinderyScenes", "BinderyViews", "BinderyHTML", "CMemory", "CZlib",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .target(
      name: "BinderyTLS",
      dependencies: [
        "BinderyWeb",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .target(
      name: "BinderyHTML", dependencies: ["BinderyViews"], resources: [.copy("Client")],
      swiftSettings: settings),
    .target(name: "BinderyANSI", dependencies: ["BinderyViews"], swiftSettings: settings),
    .target(name: "CTerminal"),
    // A host knows the view layer only, with two exceptions: printing a screen waits for the engine's `WorkScope` to be idle, and
    // people's settings are read from their store.
    .target(
      name: "BinderyTerminal",
      dependencies: ["Bindery", "BinderyANSI", "BinderyScenes", "BinderyViews", "CTerminal"],
      swiftSettings: settings),
    // The command line of programs that show apps in a terminal.
    .target(
      name: "BinderyTerminalCommand",
      dependencies: [
        "BinderyTerminal", "BinderyViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(name: "CMemory"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "BinderyMetrics", dependencies: [.product(name: "CoreMetrics", package: "swift-metrics")],
      swiftSettings: settings),
    .target(name: "BinderyHTTP", swiftSettings: settings),
    .target(
      name: "BinderyPictures",
      dependencies: ["CZlib", .product(name: "Crypto", package: "swift-crypto")], swiftSettings: settings),
    .target(
      name: "BinderyStore",
      dependencies: ["Bindery", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    .target(name: "BinderyTesting", dependencies: ["Bindery", "BinderyViews"], swiftSettings: settings),
    .target(
      name: "BinderyTestServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Cloudy", "CoffeeQuest", "Grados", "MovieInfo", "PetAdoption", "PetFeeder",
        "Bindery", "BinderyHTTP", "BinderyHTML", "BinderyScenes", "BinderySealing", "BinderyTerminal",
        "BinderyTerminalCommand", "BinderyWeb", "BinderyViews", "BinderyANSI", "BinderyMetrics",
        "BinderyPictures", "BinderyStore",
        "Places",
        .target(name: "BinderyTLS", condition: .when(traits: ["TLS"])),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Apps/Gallery", resources: [.copy("Pictures")], swiftSettings: settings,
      // The toolchain's own linker takes half the time of the default linker.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),

    .executableTarget(
      name: "CloudyCommand",
      dependencies: [
        "CloudyModels", "CloudyViewModels", "Places", "BinderyHTTP", "BinderyStore", "BinderyViewModels",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Apps/Cloudy/Command", swiftSettings: settings),

    .target(name: "CAllocator", path: "Benchmarks/CAllocator"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Bindery", "BinderyHTML", "BinderyViews", "CAllocator",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Benchmarks/bench", swiftSettings: settings),
    .executableTarget(
      name: "bench-terminal", dependencies: ["Bindery", "BinderyANSI", "BinderyStore", "BinderyViews"],
      path: "Benchmarks/bench-terminal", swiftSettings: settings),
    .executableTarget(
      name: "bench-web",
      dependencies: [
        "Bindery", "BinderyHTML", "BinderyScenes", "BinderySealing", "BinderyStore", "BinderyViews",
        "BinderyWeb", "Cloudy", "PetFeeder",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Benchmarks/bench-web", swiftSettings: settings),

    .target(
      name: "RandomGraphs", dependencies: ["Bindery"], path: "Tests/RandomGraphs", swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: ["Bindery", "RandomGraphs"], path: "Tests/Fuzz", swiftSettings: settings),
    .testTarget(
      name: "BinderyTests", dependencies: ["Bindery", "BinderyTesting", "RandomGraphs"],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyCombineTests",
      dependencies: [
        "Bindery", "BinderyCombine", "BinderyTesting",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .testTarget(name: "BinderyStringsTests", dependencies: ["BinderyStrings"], swiftSettings: settings),
    .testTarget(
      name: "BinderySwiftUITests",
      dependencies: ["BinderySwiftUICore", "BinderyCombine", "BinderyTesting", "BinderyViews", "Bindery"],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyViewModelsTests", dependencies: ["BinderyViewModels", "Bindery", "BinderyTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyViewsTests",
      dependencies: ["BinderyScenes", "BinderyStrings", "BinderyViews", "BinderyTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyTestingTests", dependencies: ["BinderyTesting", "BinderyViews", "Bindery"],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyScenesTests", dependencies: ["Bindery", "BinderyScenes"], swiftSettings: settings),
    .testTarget(
      name: "BinderySealingTests", dependencies: ["BinderyScenes", "BinderySealing"], swiftSettings: settings),
    .testTarget(
      name: "BinderyStoreTests",
      dependencies: ["Bindery", "BinderyStore", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyMetricsTests",
      dependencies: ["BinderyMetrics", .product(name: "CoreMetrics", package: "swift-metrics")],
      swiftSettings: settings),
    .testTarget(name: "BinderyPicturesTests", dependencies: ["BinderyPictures"], swiftSettings: settings),
    .testTarget(
      name: "BinderyHTTPTests", dependencies: ["BinderyHTTP", "BinderyTestServer", "BinderyTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyHTMLTests", dependencies: ["BinderyHTML", "BinderyViews"], swiftSettings: settings),
    .testTarget(
      name: "BinderyANSITests", dependencies: ["BinderyANSI", "Bindery", "BinderyViews"],
      swiftSettings: settings),
    .target(name: "CPseudoTerminals", path: "Tests/CPseudoTerminals"),
    .target(
      name: "PseudoTerminals", dependencies: ["CPseudoTerminals"], path: "Tests/PseudoTerminals",
      swiftSettings: settings),
    .testTarget(
      name: "TerminalJourneyTests",
      dependencies: [
        "Gallery", "BinderyANSI", "BinderyTerminal", "PseudoTerminals", "BinderyStore", "BinderyViews",
      ],
      path: "Tests/Terminal", exclude: ["Snapshots"], swiftSettings: settings),
    .executableTarget(
      name: "TerminalCounter", dependencies: ["BinderyTerminal", "Bindery", "BinderyViews"],
      path: "Tests/TerminalCounter", swiftSettings: settings),
    .testTarget(
      name: "BinderyTerminalTests",
      dependencies: [
        "BinderyANSI", "BinderyScenes", "BinderyTerminal", "PseudoTerminals", "TerminalCounter", "Bindery",
        "BinderyViews",
      ],
      swiftSettings: settings),
    .target(
      name: "SocketDriver",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/SocketDriver", swiftSettings: settings),
    .testTarget(
      name: "BinderyWebTests",
      dependencies: [
        "SocketDriver",
        "BinderyWeb", "BinderyHTML", "Bindery", "BinderyScenes", "BinderyViews", "BinderyTesting",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BinderyTLSTests",
      dependencies: [
        "SocketDriver",
        "BinderyTLS", "BinderyWeb", "Bindery", "BinderyViews",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .target(
      name: "RecordedReplies", path: "Tests/RecordedReplies", exclude: ["Replies"], swiftSettings: settings),
    .testTarget(
      name: "CloudyTests",
      dependencies: [
        "RecordedReplies",
        "Cloudy", "CloudyModels", "CloudyViewModels", "Places", "Bindery",
        "BinderyHTTP", "BinderyStore", "BinderyViewModels", "BinderyTesting", "BinderyTestServer",
        "BinderyViews",
      ],
      path: "Tests/Apps/CloudyTests",
      swiftSettings: settings),
    .testTarget(
      name: "CloudyCommandTests",
      dependencies: [
        "CloudyCommand", "CloudyModels", "CloudyViewModels", "Places", "BinderyHTTP", "BinderyStore",
        "BinderyViewModels",
        "BinderyTestServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Apps/CloudyCommandTests", swiftSettings: settings),
    .testTarget(
      name: "CoffeeQuestTests",
      dependencies: [
        "CoffeeQuest", "CoffeeQuestModels", "CoffeeQuestViewModels",
        "Places", "Bindery", "BinderyHTTP", "BinderyScenes", "BinderyStore",
        "BinderyTesting", "BinderyTestServer", "BinderyViewModels", "BinderyViews",
      ],
      path: "Tests/Apps/CoffeeQuestTests", swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Bindery", "BinderyCombine", "BinderyPictures", "BinderyScenes", "BinderySealing", "BinderyTesting",
        "BinderyViews", "BinderyWeb",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Documentation/Samples", exclude: ["SwiftUI"], swiftSettings: settings),
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
    .testTarget(
      name: "SwiftUISamplesTests",
      dependencies: [
        "SwiftUISamples", "BinderyCombine", "BinderyScenes", "BinderySwiftUI", "BinderySwiftUICore",
        "BinderyTesting",
        "BinderyViews",
        "BrowserDriver", "PseudoTerminals",
      ],
      swiftSettings: settings),
    .target(name: "Places", dependencies: ["BinderyHTTP"], path: "Apps/Places", swiftSettings: settings),
    .testTarget(
      name: "PlacesTests",
      dependencies: ["Places", "BinderyHTTP", "BinderyTestServer"],
      path: "Tests/Apps/PlacesTests", swiftSettings: settings),
    .testTarget(
      name: "PetAdoptionTests",
      dependencies: ["PetAdoption", "BinderyHTTP", "BinderyStore", "BinderyTesting", "BinderyViewModels"],
      path: "Tests/Apps/PetAdoptionTests", swiftSettings: settings),
    .testTarget(
      name: "MovieInfoTests",
      dependencies: [
        "RecordedReplies",
        "MovieInfo", "MovieInfoModels", "MovieInfoViewModels",
        "Bindery", "BinderyHTTP", "BinderyScenes", "BinderyStore", "BinderyTesting", "BinderyTestServer",
        "BinderyViews",
      ],
      path: "Tests/Apps/MovieInfoTests", swiftSettings: settings),
    .testTarget(
      name: "PetFeederTests",
      dependencies: [
        "PetFeeder", "BinderyHTTP", "BinderyStore", "BinderyTesting", "BinderyViewModels", "BinderyViews",
      ],
      path: "Tests/Apps/PetFeederTests", swiftSettings: settings),
    .testTarget(
      name: "GradosTests",
      dependencies: [
        "RecordedReplies", "Grados", "BinderyHTTP", "BinderyTesting", "BinderyTestServer",
        "BinderyViewModels",
      ],
      path: "Tests/Apps/GradosTests", swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "Bindery", "BinderyANSI", "BinderyHTML", "BinderyHTTP", "BinderyPictures", "BinderyStore",
        "BinderyTesting", "BinderyViews", "BinderyWeb",
      ],
      path: "Tests/Apps/GalleryTests", swiftSettings: settings),
    // Everything that needs Chromium is in targets whose names end in BrowserTests: `swift test --skip BrowserTests` runs the rest.
    .target(name: "BrowserDriver", path: "Tests/Browser/Driver", swiftSettings: settings),
    .executableTarget(
      name: "ClubServer",
      dependencies: ["Bindery", "BinderyScenes", "BinderySealing", "BinderyViews", "BinderyWeb"],
      path: "Tests/ClubServer", swiftSettings: settings),
    .testTarget(
      name: "ToolkitBrowserTests",
      dependencies: [
        "BrowserDriver", "BinderyTestServer", "BinderyTesting", "Bindery", "BinderyHTML", "BinderyPictures",
        "BinderyScenes", "BinderyViews", "BinderyWeb", "ClubServer",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      path: "Tests/Browser/Toolkit",
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUISamplesBrowserTests", dependencies: ["BrowserDriver", "SwiftUISamples"],
      path: "Tests/Browser/SwiftUISamples", swiftSettings: settings),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "BrowserDriver", "PseudoTerminals", "SocketDriver", "Gallery", "BinderyStore", "BinderyTestServer",
        "PetFeederModels",
      ],
      path: "Tests/Browser", exclude: ["Driver", "SwiftUISamples", "Toolkit"],
      swiftSettings: settings),
  ]
    + app("Cloudy", models: ["BinderyStore", "Places"], viewModels: ["Places"], besides: ["Command"])
    + app("CoffeeQuest", models: ["BinderyStore", "Places"], viewModels: ["Places"])
    + app("MovieInfo", models: ["BinderyStore"])
    + app("PetAdoption", models: ["BinderyStore"])
    + app("PetFeeder", models: ["BinderyPictures", "BinderyStore"], app: ["BinderyPictures"])
    + app("Grados", models: ["Places"], viewModels: ["Places"])
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
