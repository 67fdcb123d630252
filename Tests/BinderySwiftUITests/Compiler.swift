import Dispatch
import Foundation

/// Type-checks snippets with the modules that were built with the tests, like a user's build.
struct Compiler {
  /// A message of the compiler about one line of the source.
  struct Diagnostic: Equatable {
    let line: Int
    let text: String
  }

  /// Returns the compiler's errors in a source with `import SwiftUI`.
  ///
  /// - Parameter module: a module that every file imports without saying so.
  static func errors(in source: String, importing module: String? = nil) async throws -> [Diagnostic] {
    // The compiler takes seconds, for which it would block a thread that other tests need.
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try check(source, importing: module) }) }
    }
  }

  /// Runs one compiler at a time.
  private static let queue = DispatchQueue(label: "compiler")

  /// A failure of the compiler itself, with what it wrote.
  private struct Failure: Error { let text: String }

  private static func check(_ source: String, importing module: String?) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Snippet.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    guard let built = Bundle.main.executableURL?.deletingLastPathComponent() else {
      throw Failure(text: "The tests have no path.")
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Snippet",
        "-module-alias", "SwiftUI=BinderySwiftUI", "-module-alias", "Combine=BinderyCombine",
        "-module-alias", "SwiftData=BinderySwiftData", "-module-alias", "UIKit=BinderyUIKit",
        "-module-alias", "os=BinderyOS", "-module-alias", "OSLog=BinderyOSLog",
        "-load-plugin-executable",
        "\(built.appending(path: "BinderyPreviews-tool").path(percentEncoded: false))#BinderyPreviews",
        "-I", built.appending(path: "Modules").path(percentEncoded: false),
      ] + (module.map { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } ?? [])
      + (try moduleMaps(in: built)) + [file.path(percentEncoded: false)]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let diagnostics: [Diagnostic] = text.split(separator: "\n").compactMap { line in
      let match = line.firstMatch(of: /Snippet\.swift:(\d+):\d+: error: (.*)$/)
      return match.flatMap { match in Int(match.1).map { Diagnostic(line: $0, text: String(match.2)) } }
    }
    guard process.terminationStatus == 0 || !diagnostics.isEmpty else { throw Failure(text: text) }
    return diagnostics
  }

  /// The C modules that the built modules import: those whose maps the package manager generates, and those of packages with a map of
  /// their own.
  private static func moduleMaps(in built: URL) throws -> [String] {
    func folders(in folder: URL) -> [URL] {
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    let build = built.appending(path: "../..").standardized
    let packages = [build.deletingLastPathComponent()] + folders(in: build.appending(path: "checkouts"))
    let sources = packages.flatMap { folders(in: $0.appending(path: "Sources")) }
    let modules =
      folders(in: built).filter { $0.pathExtension == "build" } + sources
      + sources.map { $0.appending(path: "include") }
    let maps = modules.map { $0.appending(path: "module.modulemap").path(percentEncoded: false) }
      .filter { FileManager.default.fileExists(atPath: $0) }
    guard !maps.isEmpty else {
      throw Failure(text: "There are no module maps in \(built.path(percentEncoded: false)).")
    }
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }
}
