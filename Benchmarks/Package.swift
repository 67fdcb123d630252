// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "bindery", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        "CAllocator",
        .product(name: "Bindery", package: "bindery"),
        .product(name: "BinderyHTML", package: "bindery"),
        .product(name: "BinderyViews", package: "bindery"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "bench-terminal",
      dependencies: [
        .product(name: "Bindery", package: "bindery"),
        .product(name: "BinderyANSI", package: "bindery"),
        .product(name: "BinderyStore", package: "bindery"),
        .product(name: "BinderyViews", package: "bindery"),
      ],
      swiftSettings: settings),
    .target(name: "CAllocator"),
  ]
)
