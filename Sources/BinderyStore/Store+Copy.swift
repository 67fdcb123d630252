internal import Foundation

extension Store {
  /// Returns whether a data folder has a database.
  public static func exists(inFolder folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + SQLiteOpening.fileName)
  }

  /// Copies everything into another store: all records with their order, whatever their types are, and the results of user events. No program
  /// should use either store meanwhile.
  ///
  /// It works in batches. If it is interrupted, or an error is thrown, the same call continues where it ended. At the end, it reads both
  /// stores and compares numbers and checksums.
  /// - Parameters:
  ///   - target: The other store.
  ///   - name: The name of this store, by which an interrupted copy recognizes its source.
  ///   - replacing: Whether all data of the target is removed first.
  ///   - report: Called before each batch.
  /// - Returns: The numbers of records and events.
  /// - Throws: ``CopyError``, or ``StorageError``.
  /// - Complexity: O(*n*), with at most 500 records or a megabyte in memory.
  @discardableResult
  public func copy(
    named name: String, to target: Store, replacing: Bool = false,
    report: @escaping (CopyProgress) -> Void = { _ in }
  ) async throws -> CopyProgress {
    var copy = DataCopy(from: engine, named: name, to: target.engine, report: report)
    return try await copy.run(replacing: replacing)
  }
}
