#if BINDERY_VISIBLE_LOCKS
internal import Glibc

/// The standard library's `Mutex` with a lock of POSIX threads. The thread sanitizer sees only such locks, and reports a data race for
/// what the standard library's lock protects. Only `make sanitize` builds with it.
// Unchecked is right: the value is used with the lock held only.
struct HostLock<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  init(_ value: consuming sending Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
#else
internal import Synchronization

/// Protects what the event loops share with each other and with the main actor.
typealias HostLock<Value: ~Copyable> = Mutex<Value>
#endif
