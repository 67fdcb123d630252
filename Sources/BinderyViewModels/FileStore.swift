/// Keeps files for all processes, such as user photos. `Store` of `BinderyStore` is one.
///
/// The content of a file with a name never changes: names are derived from the content.
public protocol FileStore: Sendable {
  /// Adds a file, or renews the date of one that exists. When it returns, the file is durable.
  ///
  /// - Throws: An error whose description says what to do.
  func addFile(_ bytes: [UInt8], named name: String, to folder: String) async throws

  /// Returns a file; nil if it does not exist.
  func file(_ name: String, in folder: String) async throws -> KeptFile?

  /// Removes files of a folder.
  ///
  /// - Parameters:
  ///   - names: The files that are kept.
  ///   - age: The time since its date below which a file is kept, too.
  /// - Returns: The names of the removed files.
  func removeFiles(
    of folder: String, except names: Set<String>, unlessYoungerThan age: Duration
  ) async throws -> [String]
}

/// A file of a ``FileStore``, which is read in parts, so that a client that does not read holds one part in memory and not the file.
public struct KeptFile: Sendable {
  /// The size in bytes.
  public let size: Int
  /// The number of parts.
  public let partCount: Int
  private let read: @Sendable (Int) async throws -> [UInt8]

  /// Creates a file.
  ///
  /// - Parameter read: Returns a part by its index. All parts together have `size` bytes.
  public init(size: Int, partCount: Int, read: @escaping @Sendable (Int) async throws -> [UInt8]) {
    self.size = size
    self.partCount = partCount
    self.read = read
  }

  /// Returns a part.
  public func part(_ index: Int) async throws -> [UInt8] { try await read(index) }

  /// All bytes.
  public var bytes: [UInt8] {
    get async throws {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size)
      for index in 0..<partCount { bytes += try await part(index) }
      return bytes
    }
  }
}
