internal import Foundation
internal import Synchronization

/// Keeps a folder for one process. The system gives the lock free when the process ends, however it ends.
final class FolderLock: Sendable {
  /// What became of the wish for a lock.
  enum Outcome {
    /// The folder is ours.
    case held(FolderLock)
    /// Nobody can write to the folder, so there is nothing to keep.
    case unwritable
  }

  static let fileName = "bindery.lock"

  private let descriptor: Mutex<Int32?>

  private init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit { release() }

  /// Takes the lock and writes the process id into it, for the message that the next process shows.
  static func acquire(in folder: String) throws -> Outcome {
    let file = open(folder + "/" + fileName, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if [EACCES, EROFS, EPERM].contains(errno) { return .unwritable }
      throw StorageError.folderUnavailable(
        folder: folder, reason: String(cString: strerror(errno)).lowercased())
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      defer { _ = Foundation.close(file) }
      throw StorageError.inUse(folder: folder, processID: processID(in: file))
    }
    // A lock without the number still locks, so a full disk is no reason to fail here.
    let text = Array("\(getpid())\n".utf8)
    if ftruncate(file, 0) == 0 { _ = pwrite(file, text, text.count, 0) }
    return .held(FolderLock(file))
  }

  func release() {
    descriptor.withLock { descriptor in
      if let file = descriptor {
        // A process that is being started has a copy until it runs its program: closing ours would not end the lock.
        flock(file, LOCK_UN)
        _ = Foundation.close(file)
      }
      descriptor = nil
    }
  }

  private static func processID(in file: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int32(
      String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
