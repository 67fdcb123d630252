internal import Foundation
internal import NIOCore

extension SocketAddress {
  /// Reads the address of the peer of a connected socket; nil if it has no IP address.
  init?(peerOf descriptor: CInt) {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let peer = withUnsafeMutableBytes(of: &address) { bytes -> SocketAddress? in
      guard let start = bytes.baseAddress,
        getpeername(descriptor, start.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return nil }
      switch bytes.load(as: sa_family_t.self) {
      case sa_family_t(AF_INET): return SocketAddress(bytes.load(as: sockaddr_in.self))
      case sa_family_t(AF_INET6): return SocketAddress(bytes.load(as: sockaddr_in6.self))
      default: return nil
      }
    }
    guard let peer else { return nil }
    self = peer
  }

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
