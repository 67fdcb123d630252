internal import Foundation
internal import Synchronization

/// Says that a folder is in use. Several processes may share it; one at a time opens it, and has it alone then if it is the first.
///
/// ```
///   open ── alone? ──yes──▶ exclusive ── look at the file, begin it ──▶ shared ── in use ──▶ free
///               └───no────▶ shared, once nobody opens it
/// ```
/// The system frees the lock when the process ends, however it ends.
final class FolderLock: Sendable {
  /// What became of the wish for a lock.
  enum Outcome {
    /// The folder may be used. `isAlone`: no other process uses it, nor begins to before ``share()``.
    case held(FolderLock, isAlone: Bool)
    /// Nobody can write to the folder, so there is nothing to keep.
    case unwritable
  }

  static let fileName = "bindery.lock"

  private let descriptor: Mutex<Int32?>

  private init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit { release() }

  /// Takes the lock and writes the process id into the file, for the message that the next process shows.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - attempts: how often to try, 20 ms apart, while another process opens the folder.
  static func acquire(in folder: String, attempts: Int = 250) throws -> Outcome {
    let file = open(folder + "/" + fileName, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if [EACCES, EROFS, EPERM].contains(errno) { return .unwritable }
      throw StorageError.folderUnavailable(
        folder: folder, reason: String(cString: strerror(errno)).lowercased())
    }
    for attempt in 1...max(1, attempts) {
      if set(F_WRLCK, on: file) {
        // A lock without the number still locks, so a full disk is no reason to fail here.
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

  /// Lets other processes use the folder too.
  func share() {
    descriptor.withLock { descriptor in
      // Releasing a part of a lock that is held cannot fail.
      if let file = descriptor { _ = Self.set(F_RDLCK, on: file) }
    }
  }

  /// Whether no other process uses the folder now.
  var isAlone: Bool {
    descriptor.withLock { descriptor in
      guard let file = descriptor else { return false }
      var lock = Self.whole(F_WRLCK)
      return fcntl(file, Self.queryLock, &lock) == 0 && lock.l_type == Int16(F_UNLCK)
    }
  }

  /// Tells the processes that watch the folder that there are changes to read. The database's own files do not: they are written
  /// before others can read the change.
  func signal() {
    descriptor.withLock { descriptor in
      // A full disk is no reason to fail: the change itself is kept, and reported with the next one.
      if let file = descriptor { _ = pwrite(file, "\n", 1, Self.signalOffset) }
    }
  }

  /// Behind any process id.
  private static let signalOffset: off_t = 15

  func release() {
    descriptor.withLock { descriptor in
      if let file = descriptor {
        // A process that is being started has a copy until it runs its program: closing ours would not end the lock.
        _ = Self.set(F_UNLCK, on: file)
        _ = Foundation.close(file)
      }
      descriptor = nil
    }
  }

  // Locks of an open file, F_OFD_GETLK and F_OFD_SETLK in Linux's fcntl.h: other than those of flock(2), they can be queried and
  // become weaker in one step; other than those of a process, they also keep two stores of one process apart.
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
