internal import Glibc

/// A value protected by a lock of the C library.
///
/// It replaces the standard library's `Mutex`, which the thread sanitizer does not recognize on Linux: `Mutex` calls the kernel's futex in code
/// that is not compiled for the sanitizer, which then reports a race between two closures of `withLock`. Stubs are called from any thread, in
/// tests that run with the sanitizer.
final class StubLock<Value: Sendable>: @unchecked Sendable {
  // Sendable is correct, because `value` is used only while the lock is held.
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

  /// Calls `body` with the value while the lock is held.
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
