internal import NIOCore
internal import NIOPosix

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Reads a file that people gave the server, on a thread that may wait for the disk.
enum FileBytes {
  /// The most that is read of one file, in bytes. Stored pictures are at most a tenth of it.
  static let limit = 100 << 20

  /// The bytes of a regular file; `nil` where there is none, it is empty or larger than ``limit``. A symbolic link is not followed: it
  /// could lead out of the folder.
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
      // It became shorter, or the disk failed: half a picture is none.
      guard count > 0 else { return nil }
    }
    return bytes
  }
}
