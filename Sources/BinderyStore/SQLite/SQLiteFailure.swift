internal import GRDB

/// Converts SQLite's result codes into sentences.
struct SQLiteFailure {
  let folder: String

  /// Returns the readable error. Errors of other origins are returned unchanged.
  func readable(_ error: any Error) -> any Error {
    guard let error = error as? DatabaseError else { return error }
    return switch error.resultCode {
    case .SQLITE_FULL: StorageError.full(folder: folder)
    case .SQLITE_READONLY, .SQLITE_PERM: StorageError.readOnly(folder: folder)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: StorageError.damaged(folder: folder)
    case .SQLITE_CANTOPEN:
      StorageError.folderUnavailable(folder: folder, reason: "the database file cannot be opened")
    case .SQLITE_BUSY, .SQLITE_LOCKED: StorageError.inUse(folder: folder, processID: nil)
    default: StorageError.failed(reason: error.message ?? "result code \(error.resultCode.rawValue)")
    }
  }
}
