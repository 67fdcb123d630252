public import Foundation

/// An error of reading or storing data. Its description is a sentence with a remedy.
public enum StorageError: Error, Hashable, Sendable {
  /// Another process is opening the folder, or locks its database. The process ID is nil if unknown.
  case inUse(folder: String, processID: Int32?)
  /// The folder cannot be created or accessed.
  case folderUnavailable(folder: String, reason: String)
  /// The folder or the database is read-only.
  case readOnly(folder: String)
  /// No space is left.
  case full(folder: String)
  /// A newer version of the program wrote the data.
  case newerSchema(folder: String)
  /// The database was damaged while in use.
  case damaged(folder: String)
  /// A problem with the database of a server, which is described like “database pets on db.example.org”.
  case database(String, DatabaseProblem)
  /// A record was written by another version of the program and cannot be decoded.
  case unreadableRecord(collection: String, key: String)
  /// The same user event made this change before the program was restarted.
  case savedBefore
  /// Another process acts for the window whose work requested the change.
  case windowMoved
  /// Any other error, with the database's description.
  case failed(reason: String)
}

extension StorageError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .inUse(let folder, let processID):
      "The data folder \(folder) is locked by another process"
        + (processID.map { " (process id \($0))" } ?? "")
        + ". Try again; if that does not help, stop that process, or choose another folder."
    case .folderUnavailable(let folder, let reason):
      "The data folder \(folder) cannot be used: \(reason). Choose another folder or change its permissions."
    case .readOnly(let folder):
      "The data in \(folder) can be read but not changed, so nothing was saved. Change the permissions of the "
        + "folder and its files, or choose another folder."
    case .full(let folder):
      "There is no room left for the data in \(folder), so the last change was not saved. What was there before is "
        + "safe. Free some space and try again."
    case .newerSchema(let folder):
      "The data in \(folder) were written by a newer version of this program and were left untouched. Use that "
        + "version, or choose another folder."
    case .damaged(let folder):
      "The data in \(folder) are damaged. Stop all programs that use them, then start one: it will set the damaged "
        + "file aside and begin a new one."
    case .database(let database, let problem): problem.sentence(about: database)
    case .unreadableRecord(let collection, let key):
      "The record \(key) of \(collection) was written by another version of this program and cannot be read."
    case .savedBefore:
      "This was saved already, before the program was restarted."
    case .windowMoved:
      "This window was continued elsewhere, so the change was not saved here. Reload the page if it does not continue by itself."
    case .failed(let reason):
      "The data could not be read or saved: \(reason)."
    }
  }
}
