internal import Foundation
internal import NIOCore

/// A socket that accepts connections, opened by this process or by the one that started it.
struct ListeningSocket: Sendable {
  /// The number of connections that wait until a process accepts them. Above it, the system refuses further ones.
  static let backlog: CInt = 1024

  let descriptor: CInt
  let port: Int

  /// Opens a socket. Resolving a name may take time.
  ///
  /// - Parameter port: The port; 0 picks a free one.
  /// - Throws: ``WebHostError`` if the system cannot listen at the address.
  init(host: String, port: Int) throws(WebHostError) {
    do {
      let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
      let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      let family = address.withSockAddr { address, _ in CInt(address.pointee.sa_family) }
      let opened = socket(family, kind, 0)
      guard opened >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
      var isReusable: CInt = 1
      setsockopt(opened, SOL_SOCKET, SO_REUSEADDR, &isReusable, socklen_t(MemoryLayout<CInt>.size))
      let isBound = address.withSockAddr { bind(opened, $0, socklen_t($1)) == 0 }
      guard isBound, listen(opened, Self.backlog) == 0, let port = Self.port(of: opened) else {
        let error = IOError(errnoCode: errno, reason: "bind")
        _ = Foundation.close(opened)
        throw error
      }
      Self.setTimeout(opened)
      (descriptor, self.port) = (opened, port)
    } catch {
      throw WebHostError(error, host: host, port: port)
    }
  }

  /// Uses a socket that another process opened.
  ///
  /// - Throws: ``WebHostError/inheritedSocket(reason:)`` if the descriptor is no listening socket of TCP.
  init(inherited descriptor: CInt) throws(WebHostError) {
    var isListening: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0, isListening == 1,
      let port = Self.port(of: descriptor)
    else {
      throw .inheritedSocket(reason: "Descriptor \(descriptor) does not listen on a TCP port")
    }
    self.descriptor = descriptor
    self.port = port
    // Programs that this one starts must not keep the port open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    Self.setTimeout(descriptor)
    // systemd's queue may be shorter.
    listen(descriptor, Self.backlog)
  }

  /// Returns the socket that systemd passed to this process (`sd_listen_fds(3)`), or else opens one.
  ///
  /// - Throws: ``WebHostError`` if systemd passed several, or none can be opened.
  static func ofSystemdOrOpened(
    host: String, port: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WebHostError) -> ListeningSocket {
    let count = environment["LISTEN_FDS"].flatMap { Int($0) } ?? 0
    guard count > 0, environment["LISTEN_PID"] == String(getpid()) else {
      return try ListeningSocket(host: host, port: port)
    }
    guard count == 1 else { throw .inheritedSocket(reason: "systemd passed \(count) sockets") }
    return try ListeningSocket(inherited: firstInherited)
  }

  /// Waits for a connection for a short time, and returns its descriptor; nil if there was none.
  func accept() -> CInt? {
    let connection = Foundation.accept(descriptor, nil, nil)
    if connection >= 0 { return connection }
    // Other errors, such as a connection that has ended before it was accepted, concern only that one.
    if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { usleep(50_000) }
    return nil
  }

  /// Lets ``accept()`` return connections that have sent something, or have been silent for a second or more (`tcp(7)`).
  func awaitRequests() {
    var seconds: CInt = 1
    setsockopt(
      descriptor, CInt(IPPROTO_TCP), TCP_DEFER_ACCEPT, &seconds, socklen_t(MemoryLayout<CInt>.size))
  }

  /// Closes the socket in this process. Others that have it continue to accept connections.
  func close() { _ = Foundation.close(descriptor) }

  /// The time in microseconds after which a server notices that it stops. Under `bindery dev`, the pages wait for that after each change.
  private static let timeout = DevelopmentLink.current == nil ? 200_000 : 20_000

  /// Lets ``accept()`` wait for a time.
  private static func setTimeout(_ descriptor: CInt) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    var time = timeval(tv_sec: 0, tv_usec: timeout)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The number of the first descriptor that a process inherits on purpose (`SD_LISTEN_FDS_START`).
  static let firstInherited: CInt = 3

  private static func port(of descriptor: CInt) -> Int? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &address) { bytes -> Int? in
      guard let start = bytes.baseAddress,
        getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return nil }
      // Both families have the port at the same place.
      let family = bytes.load(as: sa_family_t.self)
      guard family == sa_family_t(AF_INET) || family == sa_family_t(AF_INET6) else { return nil }
      return Int(UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self)))
    }
  }
}
