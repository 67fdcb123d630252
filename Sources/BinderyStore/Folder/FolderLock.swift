internal import Foundation
internal import Synchronization

/// A lock on a folder in use. Several processes can share it. One at a time opens the folder, exclusively if it is the first.
///
/// ```
///   open ── alone? ──yes──▶ exclusive ── check or create the file ──▶ shared ── in use ──▶ free
///               └───no────▶ shared, once no other process is opening it
/// ```
/// The system releases the lock when the process ends for any reason.
final class FolderLock: Sendable {
  /// The result of acquiring the lock.
  enum Outcome {
    /// The lock is held. `isAlone`: no other process uses the folder, or starts to before ``share()``.
    case held(FolderLock, isAlone: Bool)
    /// The folder is not writable, so no lock is needed.
    case unwritable
  }

  static let fileName = "bindery.lock"

  private let descriptor: Mutex<Int32?>

  private init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit { release() }

  /// Acquires the lock and writes the process ID into the file, for the error message of another process.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - attempts: The number of attempts, 20 ms apart, while another process opens the folder.
  static func acquire(in folder: String, attempts: Int = 250) throws -> Outcome {
    let file = open(folder + "/" + fileName, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if [EACCES, EROFS, EPERM].contains(errno) { return .unwritable }
      throw StorageError.folderUnavailable(
        folder: folder, reason: String(cString: strerror(errno)).lowercased())
    }
    for attempt in 1...max(1, attempts) {
      if set(F_WRLCK, on: file) {
        // The lock also works without the process ID, so a full disk is not an error here.
        let text = Array("\(getpid())\n".utf8)
        if ftruncate(file, 0) == 0 { _ = pwrite(file, text, text.count, 0) }
        return .held(FolderLock(file), isAlone: true)
      }
      if set(F_RDLCK, on: file) { return .held(FolderLock(file), isAlone: false) }
      if attempt < attempts { usleep(20_000) }
    }
    defer { _ = Foundation.close(file) }
    throw StorageError.inUse(folder: folder, processID: processID(in: file))
  }

  /// Allows other processes to use the folder too.
  func share() {
    descriptor.withLock { descriptor in
      // Downgrading a held lock cannot fail.
      if let file = descriptor { _ = Self.set(F_RDLCK, on: file) }
    }
  }

  /// Whether no other process currently uses the folder.
  var isAlone: Bool {
    descriptor.withLock { descriptor in
      guard let file = descriptor else { return false }
      var lock = Self.whole(F_WRLCK)
      return fcntl(file, Self.queryLock, &lock) == 0 && lock.l_type == Int16(F_UNLCK)
    }
  }

  /// Notifies the processes that watch the folder of changes to read. The database's own files do not, because they are written
  /// before other processes can read the change.
  func signal() {
    descriptor.withLock { descriptor in
      // A full disk is not an error: the change itself is stored, and reported with the next one.
      if let file = descriptor { _ = pwrite(file, "\n", 1, Self.signalOffset) }
    }
  }

  /// An offset after any process ID.
  private static let signalOffset: off_t = 15

  func release() {
    descriptor.withLock { descriptor in
      if let file = descriptor {
        // A starting child process has a copy of the descriptor until it runs its program, so closing this one would not release
        // the lock.
        _ = Self.set(F_UNLCK, on: file)
        _ = Foundation.close(file)
      }
      descriptor = nil
    }
  }

  // Open file description locks, F_OFD_GETLK and F_OFD_SETLK in Linux's fcntl.h. In contrast to flock(2), they can be queried and
  // downgraded in one step; in contrast to process locks, they separate two stores in one process.
  private static let queryLock: Int32 = 36
  private static let setLock: Int32 = 37

  private static func whole(_ type: Int32) -> Foundation.flock {
    var lock = Foundation.flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    return lock
  }

  private static func set(_ type: Int32, on file: Int32) -> Bool {
    var lock = whole(type)
    return fcntl(file, setLock, &lock) == 0
  }

  private static func processID(in file: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int32(
      String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
