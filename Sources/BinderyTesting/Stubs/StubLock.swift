#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A value behind a lock of the C library.
///
/// The standard library's `Mutex` would do, but on Linux the thread sanitizer does not see it: `Mutex` calls the kernel's futex itself, in code
/// that is not compiled for the sanitizer, which then reports a race between two closures of `withLock`. Stubs are called from any thread, in
/// tests that run under the sanitizer.
final class StubLock<Value: Sendable>: @unchecked Sendable {
  // Sendable is right: `value` is used between locking and unlocking only.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "A lock could not be made: error \(status).")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls `body` with the value, while no other thread uses it.
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
