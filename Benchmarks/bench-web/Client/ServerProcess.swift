internal import Foundation

/// A server in another process, which ends with this one.
final class ServerProcess: Sendable {
  let port: Int
  private let process: Process
  /// The server ends when this end of the pipe is closed.
  private let input: Pipe

  /// Starts this program as a server.
  ///
  /// - Parameter arguments: `["echo"]`, or `serve` with options.
  init(_ arguments: [String]) throws {
    process = Process()
    process.executableURL = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = arguments
    input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = output.fileHandleForReading.availableData
    guard let port = Int(String(decoding: line, as: UTF8.self).prefix { $0.isNumber }) else {
      throw BenchError(description: "The server printed no port.")
    }
    self.port = port
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// The resident memory in bytes.
  var memory: Double {
    let status =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (Double(line.filter(\.isNumber)) ?? 0) * 1024
  }
}

/// Something that must not happen in a benchmark.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}
