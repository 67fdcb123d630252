internal import Dispatch
internal import Foundation

extension PackageBuilder {
  /// Starts the packed program once, so that a missing folder of resources or library is found before somebody installs the package.
  ///
  /// - Throws: ``PackageProblem/start(output:)`` with what it says, if it ends, or a minute passes, before it prints its address.
  static func checkStart(of program: String) throws {
    let data = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: data) }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = ["--port", "0", "--data", data.path]
    // What is configured here, such as a database with real data, is not for the check.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("BINDERY_") }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let id = process.processIdentifier
    let timeout = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60), execute: timeout)
    defer {
      timeout.cancel()
      // It inherits the signals that this thread blocks, such as SIGTERM. Its data is removed anyway.
      kill(id, SIGKILL)
      process.waitUntilExit()
    }
    var text = ""
    while !text.contains("://") {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else {
        let reason = try errors.fileHandleForReading.readToEnd() ?? Data()
        throw PackageProblem.start(
          output: String(decoding: reason, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
      }
      text += String(decoding: part, as: UTF8.self)
    }
  }
}
