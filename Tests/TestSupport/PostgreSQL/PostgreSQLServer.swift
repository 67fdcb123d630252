internal import Foundation

/// A PostgreSQL server with an empty cluster in a temporary folder. It opens no port, writes nothing through to the disk, and ends with the
/// test run, however that ends. Root, whom the server refuses, starts it as another user.
public final class PostgreSQLServer: Sendable {
  /// The folder with its socket.
  public let folder: String

  private let process: ChildProcess

  /// The tools could not be started.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The server of the test run, which the first test that needs it starts.
  public static let shared = Task { try await PostgreSQLServer() }

  /// Creates a cluster and starts its server.
  /// - Parameters:
  ///   - settings: Settings like `max_connections=10`.
  ///   - primary: The server whose standby it is; nil for a cluster of its own.
  /// - Throws: ``Failure`` with what the server printed, if it does not start.
  public init(settings: [String] = [], standbyOf primary: PostgreSQLServer? = nil) async throws {
    // The path of a socket has at most 107 bytes.
    folder = "/tmp/bindery-postgresql-\(UUID().uuidString.prefix(8))"
    let script = URL(filePath: #filePath).appending(path: "../../../../Scripts/postgresql").standardized.path
    let (output, ours) = try Spawn.pipe()
    do {
      // Closed before the output is read: it would have no end otherwise.
      defer { Spawn.close(ours) }
      process = try ChildProcess(
        "/bin/bash", [script, folder] + (primary.map { ["--standby-of", $0.folder] } ?? []) + settings,
        environment: ProcessInfo.processInfo.environment, descriptors: [(ours, 1), (ours, 2)],
        removing: folder)
    }
    try await Self.awaitReadiness(FileHandle(fileDescriptor: output, closeOnDealloc: true))
  }

  /// Kills the server.
  public func end() async { await process.end() }

  /// Returns the address of a database.
  public func address(of database: String, user: String = "app") -> String {
    "postgresql:///\(database)?host=\(folder)&user=\(user)"
  }

  /// Reads the log until the server answers, and goes on reading, so that the server never waits for it.
  private static func awaitReadiness(_ log: FileHandle) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      let reader = Thread {
        var text = ""
        var isReady = false
        while case let data = log.availableData, !data.isEmpty {
          if isReady { continue }
          text += String(decoding: data, as: UTF8.self)
          guard text.contains("ready to accept") else { continue }
          isReady = true
          continuation.resume()
        }
        guard !isReady else { return }
        continuation.resume(
          throwing: Failure(
            description: "PostgreSQL does not start; “Scripts/setup test” installs it. It printed: \(text)"))
      }
      reader.start()
    }
  }
}
