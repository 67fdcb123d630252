internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that only its owner may read, open and locked: no other process that locks it reads, writes or replaces it meanwhile.
struct LockedFile: ~Copyable {
  /// Which file a path leads to, and its length.
  struct State: Hashable {
    let device: UInt64
    let node: UInt64
    let size: Int
  }

  private let path: String
  private let descriptor: CInt

  /// Opens and locks a file, which is created if it is missing.
  init(_ path: String) throws(LogInFileError) {
    self.path = path
    descriptor = try Self.open(path)
  }

  deinit { close(descriptor) }

  private static func open(_ path: String) throws(LogInFileError) -> CInt {
    while true {
      let file = Glibc.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw failure(path) }
      do throws(LogInFileError) {
        while flock(file, LOCK_EX) != 0 {
          guard errno == EINTR else { throw failure(path) }
        }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(path) }
        guard status.st_mode & 0o077 == 0 else {
          throw .file(path: path, reason: "others may read or write it")
        }
        // Another process may have replaced the file before it was locked.
        if let current = state(of: path), current.node == UInt64(status.st_ino) { return file }
        close(file)
      } catch {
        close(file)
        throw error
      }
    }
  }

  /// Returns the state of the file that a path leads to; nil if there is none.
  static func state(of path: String) -> State? {
    var status = stat()
    return lstat(path, &status) == 0 ? State(status) : nil
  }

  /// The state of the file.
  var state: State {
    get throws(LogInFileError) { try Self.state(of: descriptor, path) }
  }

  private static func state(of file: CInt, _ path: String) throws(LogInFileError) -> State {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path) }
    return State(status)
  }

  /// Returns the contents. O(size).
  func contents() throws(LogInFileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: try state.size)
    var count = 0
    while count < bytes.count {
      let read = bytes[count...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(count))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw Self.failure(path) }
      if read == 0 { break }
      count += read
    }
    return Array(bytes[..<count])
  }

  /// Appends bytes, all or none.
  ///
  /// - Parameter isDurable: Whether they survive a power failure.
  func append(_ bytes: [UInt8], isDurable: Bool) throws(LogInFileError) {
    let size = try state.size
    do throws(LogInFileError) {
      try Self.write(bytes, to: descriptor, at: size, path)
      if isDurable, fsync(descriptor) != 0 { throw Self.failure(path) }
    } catch {
      ftruncate(descriptor, off_t(size))
      throw error
    }
  }

  /// Cuts the file to a length.
  func truncate(to size: Int) throws(LogInFileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw Self.failure(path) }
  }

  /// Replaces the file by another one with these bytes, at once and also after a power failure.
  ///
  /// - Returns: The state of the new file.
  func replace(with bytes: [UInt8]) throws(LogInFileError) -> State {
    let draft = "\(path).draft"
    unlink(draft)
    let file = Glibc.open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.failure(path) }
    defer {
      close(file)
      unlink(draft)
    }
    try Self.write(bytes, to: file, at: 0, path)
    guard fsync(file) == 0 else { throw Self.failure(path) }
    let state = try Self.state(of: file, path)
    guard rename(draft, path) == 0 else { throw Self.failure(path) }
    syncFolder()
    return state
  }

  /// Gives the file another name.
  func move(to name: String) throws(LogInFileError) {
    guard rename(path, name) == 0 else { throw Self.failure(path) }
    syncFolder()
  }

  private func syncFolder() {
    let name = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let folder = Glibc.open(name, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func write(
    _ bytes: [UInt8], to file: CInt, at offset: Int, _ path: String
  ) throws(LogInFileError) {
    var count = 0
    while count < bytes.count {
      let written = bytes[count...].withUnsafeBytes {
        pwrite(file, $0.baseAddress, $0.count, off_t(offset + count))
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure(path) }
      count += written
    }
  }

  private static func failure(_ path: String) -> LogInFileError {
    .file(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}

extension LockedFile.State {
  fileprivate init(_ status: stat) {
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
    size = Int(status.st_size)
  }
}
