public import Foundation

/// Why data could not be read or kept, each as a sentence that a person can act on.
public enum StorageError: Error, Hashable, Sendable {
  /// Another process opens the folder, or keeps its database locked; with its id, where it is known.
  case inUse(folder: String, processID: Int32?)
  /// The folder cannot be created or looked into.
  case folderUnavailable(folder: String, reason: String)
  /// The folder or the database may be read but not written.
  case readOnly(folder: String)
  /// There is no room left.
  case full(folder: String)
  /// A newer version of the program wrote the data.
  case newerSchema(folder: String)
  /// The database was damaged while it was in use.
  case damaged(folder: String)
  /// A record was written by another version of the program and cannot be read.
  case unreadableRecord(collection: String, key: String)
  /// The same user event has made this change before the program was restarted.
  case savedBefore
  /// Anything else, in the database's own words.
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
    case .unreadableRecord(let collection, let key):
      "The record \(key) of \(collection) was written by another version of this program and cannot be read."
    case .savedBefore:
      "This was saved already, before the program was restarted."
    case .failed(let reason):
      "The data could not be read or saved: \(reason)."
    }
  }
}
