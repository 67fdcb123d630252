internal import NIOCore
internal import NIOPosix

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Reads uploaded files on a thread that may block.
enum FileBytes {
  /// The maximum number of bytes to read from a file. Stored pictures have at most a tenth of it.
  static let limit = 100 << 20

  /// Returns the content of a regular file; nil if it does not exist, is empty or is larger than ``limit``. Symbolic links are not
  /// followed, because they could lead out of the folder.
  static func contents(of path: String) async -> ByteBuffer? {
    try? await NIOThreadPool.singleton.runIfActive { readNow(path) }
  }

  private static func readNow(_ path: String) -> ByteBuffer? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...limit).contains(Int(status.st_size))
    else { return nil }
    let size = Int(status.st_size)
    var bytes = ByteBufferAllocator().buffer(capacity: size)
    while bytes.readableBytes < size {
      let count = bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: size - bytes.readableBytes) {
        room in
        max(0, read(file, room.baseAddress, min(room.count, size)))
      }
      // The file was truncated or the disk failed. An incomplete picture is not served.
      guard count > 0 else { return nil }
    }
    return bytes
  }
}
