internal import Foundation

/// A port of 127.0.0.1 that no other program or server gets for as long as the reservation exists, although nothing has to listen on it.
///
/// Connections to a port that is reserved but not listened on are refused. Without the reservation, another test's server could be given
/// the port of a server that was stopped, and answer in its place.
final class PortReservation: Sendable {
  /// The option that the socket of the server needs.
  static let option = SO_REUSEPORT
  private let descriptor: CInt

  /// Reserves a port on which a server of this process listens with `SO_REUSEPORT`.
  /// - Throws: an error if the system refuses a socket.
  init(_ port: Int) throws {
    descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var isShared: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, Self.option, &isShared, socklen_t(MemoryLayout<CInt>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // `deinit` closes the socket.
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(descriptor) }
}
