internal import Foundation

/// A folder with a database and its side files.
struct DataFolder: Sendable {
  /// SQLite's side files: the write-ahead log contains commits, the other file is an index of it.
  private static let sideFiles = ["", "-wal", "-shm"]

  let path: String

  func create() throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StorageError.folderUnavailable(folder: path, reason: Self.words(for: error))
    }
  }

  /// Lets nobody but the owner and the group read a database, which contains secrets. A missing one is created for the owner only.
  func protect(_ name: String) {
    let file = open("\(path)/\(name)", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if file >= 0 { _ = Foundation.close(file) }
    for side in Self.sideFiles {
      var status = stat()
      // The file of another user stays as it is.
      if stat("\(path)/\(name)\(side)", &status) == 0, status.st_mode & 0o007 != 0 {
        chmod("\(path)/\(name)\(side)", status.st_mode & 0o770)
      }
    }
  }

  /// Renames a database with its side files to an unused name with the date.
  /// - Returns: The new name.
  func setAside(_ name: String, now: Date) throws -> String {
    let files = FileManager.default
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let stem = "\(parts[0])-damaged-\(Self.stamp(now))"
    let ending = parts.count > 1 ? "." + parts[1] : ""
    var target = stem + ending
    var number = 2
    while files.fileExists(atPath: path + "/" + target) {
      target = "\(stem)-\(number)\(ending)"
      number += 1
    }
    do {
      for side in Self.sideFiles where files.fileExists(atPath: "\(path)/\(name)\(side)") {
        try files.moveItem(atPath: "\(path)/\(name)\(side)", toPath: "\(path)/\(target)\(side)")
      }
    } catch {
      throw StorageError.folderUnavailable(folder: path, reason: Self.words(for: error))
    }
    return target
  }

  /// Copies a database with its write-ahead log into a temporary folder.
  func copy(_ name: String) throws -> DataFolder {
    let files = FileManager.default
    let copy = DataFolder(path: NSTemporaryDirectory() + "/bindery-" + UUID().uuidString)
    try copy.create()
    do {
      for side in ["", "-wal"] where files.fileExists(atPath: "\(path)/\(name)\(side)") {
        let target = "\(copy.path)/\(name)\(side)"
        try files.copyItem(atPath: "\(path)/\(name)\(side)", toPath: target)
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
      }
    } catch {
      copy.remove()
      throw StorageError.folderUnavailable(folder: path, reason: Self.words(for: error))
    }
    return copy
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private static func stamp(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyyMMdd-HHmmss"
    return formatter.string(from: date)
  }

  private static func words(for error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
    return "it cannot be created, read or written"
  }
}
