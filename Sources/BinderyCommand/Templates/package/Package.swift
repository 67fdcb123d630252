// swift-tools-version: 6.3
import PackageDescription

/// Libraries of Bindery.
func bindery(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "bindery") }
}

let package = Package(
  name: "starter",
  products: [.executable(name: "starter", targets: ["Starter"])],
  dependencies: [
    .package(name: "bindery", path: "../bindery")
  ],
  targets: [
    // View models know no view: the compiler sees to it.
    .target(name: "StarterViewModels", dependencies: bindery("Bindery", "BinderyViewModels")),
    .executableTarget(
      name: "Starter", dependencies: ["StarterViewModels"] + bindery("BinderyApp"),
      // The toolchain's own linker is faster than the default one.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
    .testTarget(
      name: "StarterTests", dependencies: ["Starter", "StarterViewModels"] + bindery("BinderyTesting")),
  ]
)
