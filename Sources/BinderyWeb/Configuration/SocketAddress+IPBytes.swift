internal import NIOCore

extension SocketAddress {
  /// The 4 or 16 bytes of an IP address; none for another one. They are read from the system's structure, whose fields come from different
  /// modules on different systems.
  var ipBytes: [UInt8] {
    let (offset, count) =
      switch self {
      // After the family and the port of a `sockaddr_in`.
      case .v4: (4, 4)
      // After the family, the port and the flow information of a `sockaddr_in6`.
      case .v6: (8, 16)
      default: (0, 0)
      }
    return withSockAddr { pointer, _ in
      Array(UnsafeRawBufferPointer(start: UnsafeRawPointer(pointer) + offset, count: count))
    }
  }
}
