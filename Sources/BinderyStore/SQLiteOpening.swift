internal import Foundation

/// Opens the database of a folder: locks the folder, checks the file, and sets a damaged one aside if no other process uses
/// it.
struct SQLiteOpening {
  static let fileName = "bindery.sqlite"

  let folder: String
  let maximumBytes: Int?
  var now = Date()
  /// The time by which a ``Presence`` notices that a process has ended.
  var clock: any Clock<Duration> = ContinuousClock()
  /// The access mode. Read-only opens a copy even if the file is writable.
  var access = SQLiteEngine.Access.readWrite

  private var path: String { folder + "/" + Self.fileName }

  func open() throws -> Store {
    try DataFolder(path: folder).create()
    switch try FolderLock.acquire(in: folder) {
    case .held(let lock, let isAlone):
      do {
        let files = FileManager.default
        let isWritable = !files.fileExists(atPath: path) || files.isWritableFile(atPath: path)
        return access == .readWrite && isWritable
          ? try openLocked(lock, isAlone) : try openCopy { lock.release() }
      } catch {
        lock.release()
        throw error
      }
    case .unwritable:
      return try openCopy {}
    }
  }

  private func openLocked(_ lock: FolderLock, _ isAlone: Bool) throws -> Store {
    var notices: [String] = []
    do {
      switch try SQLiteProbe(path: path).finding() {
      case .sound: break
      case .newerSchema: throw StorageError.newerSchema(folder: folder)
      case .damaged:
        // Other processes have the file open, so it is not moved.
        guard isAlone else { throw StorageError.damaged(folder: folder) }
        let name = try DataFolder(path: folder).setAside(Self.fileName, now: now)
        notices.append(
          "The saved data in \(folder) were damaged. They were kept as \(name), and new data were begun.")
      }
    } catch {
      throw SQLiteFailure(folder: folder).readable(error)
    }
    DataFolder(path: folder).protect(Self.fileName)
    let engine = try SQLiteEngine.file(
      path, folder: folder, access: .readWrite, maximumBytes: maximumBytes, shared: lock,
      closing: { lock.release() })
    lock.share()
    if !engine.watch(folder) {
      notices.append(
        "Changes that other programs make to the data in \(folder) are shown up to a second late, because the "
          + "system has no watch left. Raise fs.inotify.max_user_instances and fs.inotify.max_user_watches.")
    }
    return Store(engine: engine, notice: notices.isEmpty ? nil : notices.joined(separator: " "), clock: clock)
  }

  /// Opens a copy, because SQLite writes side files even to read a database.
  private func openCopy(_ closing: @escaping @Sendable () -> Void) throws -> Store {
    let copy = try DataFolder(path: folder).copy(Self.fileName)
    let release: @Sendable () -> Void = {
      copy.remove()
      closing()
    }
    do {
      let path = copy.path + "/" + Self.fileName
      switch try SQLiteProbe(path: path).finding() {
      case .sound: break
      case .newerSchema: throw StorageError.newerSchema(folder: folder)
      case .damaged: throw StorageError.damaged(folder: folder)
      }
      let engine = try SQLiteEngine.file(path, folder: folder, access: .readOnly, closing: release)
      return Store(
        engine: engine,
        notice:
          "The data folder \(folder) cannot be written, so what was saved is shown but nothing can be changed."
      )
    } catch {
      copy.remove()
      throw SQLiteFailure(folder: folder).readable(error)
    }
  }
}
