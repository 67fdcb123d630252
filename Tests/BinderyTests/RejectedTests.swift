import Foundation
import Testing

/// Code that must not compile: the types confine the engine to the main actor, and prevent views from accessing
/// internals.
@Suite struct RejectedTests {
  /// The folder of this build's modules.
  private static let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  private static let hasModules = FileManager.default.fileExists(
    atPath: build.appending(path: "Modules/Bindery.swiftmodule").path)

  @Test(
    .enabled(
      if: hasModules || ProcessInfo.processInfo.environment["CI"] == "true",
      "The modules of the build are not beside the tests."))
  func misuseDoesNotCompile() throws {
    try #require(Self.hasModules, "The modules of the build are not beside the tests.")
    let misuse = """
      import Bindery

      @MainActor final class Model {
        @Box var count = 0
        @Box private(set) var name = ""
      }

      @MainActor struct Point {
        @Box var x = 0  // expected-error {{'wrappedValue' is unavailable: @Box works in classes only}}
      }

      func elsewhere(_ model: Model, _ relay: Relay<Int>) {
        model.count = 1  // expected-error {{main actor-isolated property 'count'}}
        _ = model.count  // expected-error {{main actor-isolated property 'count'}}
        _ = model.$count  // expected-error {{main actor-isolated property '$count'}}
        _ = effect {}  // expected-error {{main actor-isolated global function}}
        batch {}  // expected-error {{main actor-isolated global function}}
        relay.accept(1)  // expected-error {{main actor-isolated instance method 'accept'}}
      }

      @MainActor func view(_ model: Model) {
        @Bindable var settings = model
        let _: Binding<Int> = $settings.count
        let _: Binding<String> = $settings.name  // expected-error {{'name' setter is inaccessible}}
        model.$count.value = 2  // expected-error {{'value' is a get-only property}}
        model.$count.bind { _ in }  // expected-warning {{result of call to 'bind}}
      }
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "Misuse-\(UUID()).swift")
    try misuse.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    // Fails unless exactly the errors and warnings occur that the comments expect.
    compiler.arguments = [
      "swiftc", "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated", "-suppress-notes",
      "-swift-version", "6",
      "-I", Self.build.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(Self.build.appending(path: "CBindery.build/module.modulemap").path)",
      file.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let messages = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: messages, as: UTF8.self))")
  }
}
