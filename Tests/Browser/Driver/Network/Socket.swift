internal import Foundation

/// TCP on this machine, blocking, for ``TCPRelay``.
enum Socket {
  /// Listens on a port that is free.
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

  /// Waits for the next connection; `nil` when the listener is shut.
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

  /// Connects to a port; `nil` when nobody listens there.
  static func connect(to port: Int) -> CInt? {
    let descriptor = make()
    var address = loopback(port: port)
    if withAddress(&address, { Foundation.connect(descriptor, $0, $1) == 0 }) { return descriptor }
    Spawn.close(descriptor)
    return nil
  }

  /// Ends the reading of a connection: a reader sees its end, and what was written before still arrives.
  static func shutReading(_ descriptor: CInt) { _ = shutdown(descriptor, CInt(SHUT_RD)) }

  /// Ends a connection in both directions; a reader sees its end.
  static func shut(_ descriptor: CInt) { _ = shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// Writes all; whether that went well.
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

  /// Passes bytes on in both directions until one side ends.
  ///
  /// - Parameter allowed: how many of so many bytes may pass; fewer end it.
  static func pump(_ one: CInt, _ other: CInt, allowed: (Int) -> Int = { $0 }) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var ready = [
        pollfd(fd: one, events: Int16(POLLIN), revents: 0),
        pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&ready, 2, -1) < 0, errno != EINTR { return }
      for (source, sink) in [(0, 1), (1, 0)] where ready[source].revents != 0 {
        let count = read(ready[source].fd, &chunk, chunk.count)
        let passing = count <= 0 ? 0 : allowed(count)
        if passing > 0, !write(chunk.prefix(passing), to: ready[sink].fd) { return }
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
