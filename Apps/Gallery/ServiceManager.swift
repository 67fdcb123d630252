#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
internal import Foundation

/// Tells systemd how the service is, as `sd_notify(3)` describes: one datagram to the socket that `NOTIFY_SOCKET` names.
struct ServiceManager: Sendable {
  /// The path of the socket; one that begins with `@` is in Linux's abstract namespace.
  private let socketPath: String
  /// How often the manager expects a sign of life; `nil` if it does not watch.
  let watchdogInterval: Duration?

  /// The manager that the environment names; `nil` for a program that none has started.
  init?(environment: [String: String]) {
    guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else {
      return nil
    }
    socketPath = path
    watchdogInterval = environment["WATCHDOG_USEC"].flatMap(Int64.init).flatMap { microseconds in
      microseconds > 0 ? .microseconds(microseconds) : nil
    }
  }

  /// Sends a state: `READY=1`, `STOPPING=1`, `WATCHDOG=1`. Returns whether the manager's socket took it.
  @discardableResult
  func send(_ state: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = Array(socketPath.utf8)
    if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
    // The path of a `sockaddr_un` is 108 bytes behind the family (unix(7)).
    guard bytes.count < 108 else { return false }
    var address = [UInt8](repeating: 0, count: 110)
    withUnsafeBytes(of: sa_family_t(AF_UNIX)) { address.replaceSubrange(0..<2, with: $0) }
    address.replaceSubrange(2..<2 + bytes.count, with: bytes)
    let length = socklen_t(2 + bytes.count)
    return address.withUnsafeBytes { raw in
      guard let start = raw.baseAddress else { return false }
      return sendto(
        descriptor, state, state.utf8.count, Int32(MSG_NOSIGNAL),
        start.assumingMemoryBound(to: sockaddr.self), length) == state.utf8.count
    }
  }

  /// Sends signs of life, twice in each interval, until the task is cancelled or the program is not alive. Without them
  /// the manager restarts the service.
  func keepAlive(while isAlive: @Sendable () -> Bool) async {
    guard let watchdogInterval else { return }
    while !Task.isCancelled {
      if isAlive() { send("WATCHDOG=1") }
      try? await Task.sleep(for: watchdogInterval / 2)
    }
  }
}
