internal import Foundation

/// Blocking TCP sockets on loopback, for ``TCPRelay``.
enum Socket {
  /// Listens on a free port.
  static func listen() throws -> CInt {
    let descriptor = make()
    var address = loopback(port: 0)
    let isBound = withAddress(&address) { bind(descriptor, $0, $1) == 0 }
    guard isBound, Foundation.listen(descriptor, 64) == 0 else {
      throw BrowserError.cannotStart(program: "a relay", reason: String(cString: strerror(errno)))
    }
    return descriptor
  }

  /// The port that a socket is bound to.
  static func port(of descriptor: CInt) throws -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &size) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for the next connection; `nil` when the listener is closed.
  static func accept(_ listener: CInt) -> CInt? {
    while true {
      let descriptor = Foundation.accept(listener, nil, nil)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
      }
      if errno != EINTR, errno != ECONNABORTED { return nil }
    }
  }

  /// Connects to a port; `nil` if the port is closed.
  static func connect(to port: Int) -> CInt? {
    let descriptor = make()
    var address = loopback(port: port)
    if withAddress(&address, { Foundation.connect(descriptor, $0, $1) == 0 }) { return descriptor }
    Spawn.close(descriptor)
    return nil
  }

  /// Shuts down reading of a connection: a reader sees its end, and bytes written before still arrive.
  static func shutReading(_ descriptor: CInt) { _ = shutdown(descriptor, CInt(SHUT_RD)) }

  /// Shuts down a connection in both directions, which also wakes its readers.
  static func shut(_ descriptor: CInt) { _ = shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// Writes all bytes, and returns whether that succeeded.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: CInt) -> Bool {
    var rest = Array(bytes)
    while !rest.isEmpty {
      let count = send(descriptor, rest, rest.count, CInt(MSG_NOSIGNAL))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest.removeFirst(count)
    }
    return true
  }

  /// Forwards bytes in both directions until one side ends.
  ///
  /// - Parameters:
  ///   - isStalled: Whether bytes from `one` (`true`) or from `other` wait.
  ///   - allowed: Returns how many of the given number of bytes may pass; fewer end the connection.
  static func pump(
    _ one: CInt, _ other: CInt, isStalled: (_ isFromOne: Bool) -> Bool = { _ in false },
    allowed: (Int) -> Int = { $0 }
  ) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let stalled = (isStalled(true), isStalled(false))
      // A negative descriptor is not polled. A stall can begin or end at any time.
      var ready = [
        pollfd(fd: stalled.0 ? -1 : one, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stalled.1 ? -1 : other, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&ready, 2, 20) < 0, errno != EINTR { return }
      if isStalled(true) != stalled.0 || isStalled(false) != stalled.1 { continue }
      for (source, sink) in [(0, 1), (1, 0)] where ready[source].revents != 0 {
        let count = read(ready[source].fd, &chunk, chunk.count)
        let passing = count <= 0 ? 0 : allowed(count)
        if passing > 0, !write(chunk.prefix(passing), to: [one, other][sink]) { return }
        if count <= 0 || passing < count { return }
      }
    }
  }

  private static func make() -> CInt {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var yes: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    return descriptor
  }

  private static func loopback(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withAddress<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
