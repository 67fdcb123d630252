internal import Foundation

/// A port that stays open while the programs behind it change. Connections wait until one of them accepts.
struct OpenPort {
  let descriptor: CInt
  /// The address, with the number of the port that is open.
  let address: ServedAddress

  /// - Throws: ``DevProblem/port(host:port:reason:)``.
  init(_ address: ServedAddress) throws(DevProblem) {
    func problem(_ reason: String) -> DevProblem {
      .port(host: address.host, port: address.port, reason: reason)
    }
    var hints = addrinfo()
    hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(address.host, String(address.port), &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard code == 0, let info = list?.pointee else { throw problem(String(cString: gai_strerror(code))) }
    descriptor = socket(info.ai_family, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw problem(String(cString: strerror(errno))) }
    var isReusable: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReusable, socklen_t(MemoryLayout<CInt>.size))
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 128) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw problem(reason)
    }
    var opened = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var served = address
    let socket = descriptor
    withUnsafeMutableBytes(of: &opened) { bytes in
      guard let start = bytes.baseAddress,
        getsockname(socket, start.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return }
      // Both families have the port at the same place.
      served.port = Int(UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self)))
    }
    self.address = served
  }
}
