internal import HummingbirdCore
internal import NIOCore
internal import NIOPosix

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// An open file that is served in parts, on threads that may block, so that a client that does not read holds one part in memory and
/// not the file.
final class StoredFile: Sendable {
  /// The maximum size of a file in bytes. Stored pictures have at most a tenth of it.
  static let limit = 100 << 20
  /// The size of a part in bytes.
  static let partSize = 64 * 1024

  /// The file could not be read to its end: it was truncated, or the disk failed.
  struct Incomplete: Error {}

  private let descriptor: CInt
  /// The size in bytes.
  let size: Int

  private init(descriptor: CInt, size: Int) {
    self.descriptor = descriptor
    self.size = size
  }

  deinit { close(descriptor) }

  /// Opens a regular file; nil if it does not exist, is empty or is larger than ``limit``. Symbolic links are not followed, because they
  /// could lead out of the folder.
  static func open(_ path: String) async -> StoredFile? {
    try? await NIOThreadPool.singleton.runIfActive { openNow(path) }
  }

  private static func openNow(_ path: String) -> StoredFile? {
    #if canImport(Glibc)
    let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    #else
    let descriptor = Darwin.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    #endif
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...limit).contains(Int(status.st_size))
    else {
      close(descriptor)
      return nil
    }
    return StoredFile(descriptor: descriptor, size: Int(status.st_size))
  }

  /// Returns the part at an offset: ``partSize`` bytes, or those up to the end.
  func part(at offset: Int) async throws -> ByteBuffer {
    try await NIOThreadPool.singleton.runIfActive { [self] in
      let count = min(Self.partSize, size - offset)
      var bytes = ByteBufferAllocator().buffer(capacity: count)
      let read = bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { room in
        max(0, pread(descriptor, room.baseAddress, count, off_t(offset)))
      }
      guard read == count else { throw Incomplete() }
      return bytes
    }
  }

  /// The body of a response with the file. An incomplete file closes the connection.
  var body: ResponseBody {
    ResponseBody(contentLength: size) { writer in
      var offset = 0
      while offset < self.size {
        let part = try await self.part(at: offset)
        offset += part.readableBytes
        try await writer.write(part)
      }
      try await writer.finish(nil)
    }
  }
}
