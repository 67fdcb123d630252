internal import Foundation

/// Opens the database of a folder: locks the folder, looks at the file, sets a damaged one aside.
struct SQLiteOpening {
  static let fileName = "bindery.sqlite"

  let folder: String
  let maximumBytes: Int?
  var now = Date()
  /// Read-only opens a copy even where writing would be possible.
  var access = SQLiteEngine.Access.readWrite

  private var path: String { folder + "/" + Self.fileName }

  func open() throws -> Store {
    try DataFolder(path: folder).create()
    switch try FolderLock.acquire(in: folder) {
    case .held(let lock):
      do {
        let files = FileManager.default
        let isWritable = !files.fileExists(atPath: path) || files.isWritableFile(atPath: path)
        return access == .readWrite && isWritable ? try openLocked(lock) : try openCopy { lock.release() }
      } catch {
        lock.release()
        throw error
      }
    case .unwritable:
      return try openCopy {}
    }
  }

  private func openLocked(_ lock: FolderLock) throws -> Store {
    var notice: String?
    do {
      switch try SQLiteProbe(path: path).finding() {
      case .sound: break
      case .newerSchema: throw StorageError.newerSchema(folder: folder)
      case .damaged:
        let name = try DataFolder(path: folder).setAside(Self.fileName, now: now)
        notice =
          "The saved data in \(folder) were damaged. They were kept as \(name), and new data were begun."
      }
    } catch {
      throw SQLiteFailure(folder: folder).readable(error)
    }
    let engine = try SQLiteEngine.file(
      path, folder: folder, access: .readWrite, maximumBytes: maximumBytes, closing: { lock.release() })
    return Store(engine: engine, notice: notice)
  }

  /// SQLite needs to write beside a database even to read it, so what may only be read is read from a copy.
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
