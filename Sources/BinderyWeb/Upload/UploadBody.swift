internal import HummingbirdCore
internal import NIOCore
internal import Synchronization

/// Reads the body of an upload within the time limits.
enum UploadBody {
  /// Reads the body, which must have exactly the announced length.
  ///
  /// - Parameter displacement: Ends when the place of the upload is given to another one; nil if it never is.
  /// - Throws: ``UploadError/tooSlow`` if no bytes arrive for a while, or it takes too long in total;
  ///   ``UploadError/cutOff`` if it ends too soon; ``UploadError/busy`` if its place is given away.
  static func read(
    _ body: RequestBody, length: Int, limits: WebLimits, until displacement: AsyncStream<Never>? = nil,
    clock: some Clock<Duration>
  ) async throws(UploadError) -> [UInt8] {
    let arrived = Arrived()
    let outcome = await withTaskGroup(of: Result<[UInt8], UploadError>.self) { group in
      group.addTask { await collect(body, length: length, arrived) }
      group.addTask {
        await watch(arrived, silence: limits.uploadSilence, timeout: limits.uploadTimeout, clock: clock)
        return .failure(.tooSlow)
      }
      if let displacement {
        group.addTask {
          for await _ in displacement {}
          return .failure(.busy)
        }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cutOff)
    }
    return try outcome.get()
  }

  private static func collect(
    _ body: RequestBody, length: Int, _ arrived: Arrived
  ) async -> Result<[UInt8], UploadError> {
    var bytes: [UInt8] = []
    do {
      for try await part in body {
        guard bytes.count + part.readableBytes <= length else { return .failure(.malformed) }
        bytes.append(contentsOf: part.readableBytesView)
        arrived.count.store(bytes.count, ordering: .relaxed)
      }
    } catch {
      return .failure(.cutOff)
    }
    return bytes.count == length ? .success(bytes) : .failure(.cutOff)
  }

  /// Returns once no bytes have arrived for `silence`, or after `timeout`.
  private static func watch<C: Clock<Duration>>(
    _ arrived: Arrived, silence: Duration, timeout: Duration, clock: C
  ) async {
    let start = clock.now
    var last = (count: arrived.count.load(ordering: .relaxed), at: start)
    while true {
      do {
        try await clock.sleep(for: min(silence / 4, timeout / 4))
      } catch {
        return
      }
      let now = clock.now
      let count = arrived.count.load(ordering: .relaxed)
      if count != last.count { last = (count, now) }
      if last.at.duration(to: now) >= silence || start.duration(to: now) >= timeout { return }
    }
  }
}

/// The number of bytes that have arrived.
private final class Arrived: Sendable {
  let count = Atomic(0)
}
