internal import Foundation

/// Reports the state of the service to systemd with the protocol of `sd_notify(3)`: one datagram to the socket in
/// `NOTIFY_SOCKET`.
struct ServiceManager: Sendable {
  /// The path of the socket; one that begins with `@` is in Linux's abstract namespace.
  private let socketPath: String
  /// The watchdog interval; nil if the watchdog is disabled.
  let watchdogInterval: Duration?

  /// Creates the manager that the environment names; nil if systemd did not start the program.
  init?(environment: [String: String]) {
    guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else {
      return nil
    }
    socketPath = path
    watchdogInterval = environment["WATCHDOG_USEC"].flatMap(Int64.init).flatMap { microseconds in
      microseconds > 0 ? .microseconds(microseconds) : nil
    }
  }

  /// Sends a state: `READY=1`, `STOPPING=1`, `WATCHDOG=1`. Returns whether the datagram was sent.
  @discardableResult
  func send(_ state: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = Array(socketPath.utf8)
    if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
    // The path in a `sockaddr_un` has 108 bytes (unix(7)).
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

  /// Sends a watchdog message twice per interval, until the task is canceled or `isAlive` returns false. Without these
  /// messages systemd restarts the service.
  func keepAlive(while isAlive: @Sendable () -> Bool) async {
    guard let watchdogInterval else { return }
    while !Task.isCancelled {
      if isAlive() { send("WATCHDOG=1") }
      try? await Task.sleep(for: watchdogInterval / 2)
    }
  }
}
