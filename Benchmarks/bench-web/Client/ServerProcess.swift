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

  /// Ends the process at once.
  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  deinit { try? input.fileHandleForWriting.close() }

  /// The resident memory in bytes.
  var memory: Double {
    let status =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (Double(line.filter(\.isNumber)) ?? 0) * 1024
  }

  /// The processor time of the server and its workers in seconds.
  var processorTime: Double {
    let id = process.processIdentifier
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    let children = threads.flatMap { Self.read("/proc/\(id)/task/\($0)/children").split(separator: " ") }
    let ticks = (["\(id)"] + children.map(String.init)).map { id in
      // The name in parentheses may contain spaces.
      let fields = Self.read("/proc/\(id)/stat").split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 12 ? (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0) : 0
    }
    return ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func read(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}

/// Something that must not happen in a benchmark.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}
