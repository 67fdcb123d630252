internal import Dispatch
internal import Foundation
internal import Synchronization

/// Sends texts between the processes that use a folder: each has a datagram socket in a subfolder of it.
///
/// ```
/// data/bindery.sockets/5f0c….socket   ◀── one datagram for each text ── every other process
/// ```
/// Nothing is written to the disk. Linux keeps about ten datagrams for a socket, so the sender waits a moment for a process that
/// reads slowly, on a thread of its own. A process that does not read at all, because it is stopped, costs that moment once, and
/// misses the texts. The socket of a process that has crashed is removed by the next sender.
final class FolderMessages: Sendable {
  private struct State {
    /// The sockets connected to other processes, by their names. Each has its own buffer, so that a stopped process fills no other's.
    var peers: [String: Int32] = [:]
    /// Those that did not read in time.
    var slow: Set<String> = []
    var own: (name: String, source: any DispatchSourceRead)?
    var isClosed = false
  }

  private static let folderName = "bindery.sockets"
  private static let ending = ".socket"
  /// The number of texts that may wait to be sent.
  private static let maximumWaiting = 1024
  /// The time in microseconds to wait for a process that reads slowly.
  private static let timeout = 20_000

  private let folder: String
  private let queue = DispatchQueue(label: "bindery.store.messages")
  private let state = Mutex(State())
  private let waiting = Atomic(0)
  private let losses = Atomic(0)

  /// Creates messages in a data folder. Nothing happens before the first call.
  init(folder: String) { self.folder = folder + "/" + Self.folderName }

  deinit { close() }

  /// The number of texts that a process missed.
  var lost: Int { losses.load(ordering: .relaxed) }

  // MARK: Sending

  /// Sends a text to all processes that receive. Returns at once.
  func send(_ text: String) {
    guard waiting.add(1, ordering: .relaxed).oldValue < Self.maximumWaiting else {
      waiting.subtract(1, ordering: .relaxed)
      losses.add(1, ordering: .relaxed)
      return
    }
    queue.async { [weak self] in self?.deliver(Array(text.utf8)) }
  }

  private func deliver(_ bytes: [UInt8]) {
    waiting.subtract(1, ordering: .relaxed)
    state.withLock { state in
      guard !state.isClosed else { return }
      let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      for name in state.peers.keys where !names.contains(name) { forget(name, &state) }
      for name in names where name.hasSuffix(Self.ending) && name != state.own?.name {
        if !deliver(bytes, to: name, &state) { losses.add(1, ordering: .relaxed) }
      }
    }
  }

  /// Returns whether the process has the text, or does not exist.
  private func deliver(_ bytes: [UInt8], to name: String, _ state: inout State) -> Bool {
    guard let socket = state.peers[name] ?? connect(to: name) else { return errno == ENOENT }
    state.peers[name] = socket
    var error = Self.send(bytes, on: socket, waits: false)
    // Waits once for a process that does not read.
    if error == EAGAIN, !state.slow.contains(name) { error = Self.send(bytes, on: socket, waits: true) }
    if error == EAGAIN { state.slow.insert(name) } else { state.slow.remove(name) }
    guard error == ECONNREFUSED else { return error == nil }
    // The process has ended.
    unlink(folder + "/" + name)
    forget(name, &state)
    return true
  }

  /// Returns the error; nil if it was sent.
  private static func send(_ bytes: [UInt8], on socket: Int32, waits: Bool) -> Int32? {
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    return Foundation.send(socket, bytes, bytes.count, flags) < 0 ? errno : nil
  }

  private func forget(_ name: String, _ state: inout State) {
    if let socket = state.peers.removeValue(forKey: name) { _ = Foundation.close(socket) }
    state.slow.remove(name)
  }

  /// Returns a socket connected to that of another process; nil and `errno` if it does not exist.
  private func connect(to name: String) -> Int32? {
    let socket = Self.datagramSocket()
    guard socket >= 0 else { return nil }
    var time = timeval(tv_sec: 0, tv_usec: Self.timeout)
    _ = setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    if withAddress(of: name, { Foundation.connect(socket, $0, $1) }) == 0 { return socket }
    let error = errno
    _ = Foundation.close(socket)
    if error == ECONNREFUSED { unlink(folder + "/" + name) }
    errno = error == ECONNREFUSED ? ENOENT : error
    return nil
  }

  // MARK: Receiving

  /// Reports the texts of other processes from now on; nil ends that, and removes the socket.
  func receive(_ report: (@Sendable (String) -> Void)?) {
    state.withLock { state in
      closeOwn(&state)
      guard let report, !state.isClosed else { return }
      _ = mkdir(folder, 0o700)
      let name = String(UInt64.random(in: .min ... .max), radix: 16) + Self.ending
      let socket = Self.datagramSocket()
      guard socket >= 0, withAddress(of: name, { bind(socket, $0, $1) }) == 0 else {
        if socket >= 0 { _ = Foundation.close(socket) }
        losses.add(1, ordering: .relaxed)
        return
      }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: socket, queue: DispatchQueue(label: "bindery.store.messages.received"))
      source.setEventHandler { Self.read(socket, report) }
      source.setCancelHandler { _ = Foundation.close(socket) }
      source.resume()
      state.own = (name, source)
    }
  }

  /// Reads all datagrams that have arrived.
  private static func read(_ socket: Int32, _ report: (String) -> Void) {
    var buffer = [UInt8](repeating: 0, count: MessageSize.maximum)
    while true {
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC)
      let count = recv(socket, &buffer, buffer.count, flags)
      guard count >= 0 else { return }
      // A datagram that is too long becomes an unreadable text.
      report(count <= buffer.count ? String(decoding: buffer[..<count], as: UTF8.self) : "")
    }
  }

  // MARK: Closing

  /// Removes the socket. Later calls do nothing.
  func close() {
    state.withLock { state in
      state.isClosed = true
      closeOwn(&state)
      for name in state.peers.keys { forget(name, &state) }
    }
  }

  private func closeOwn(_ state: inout State) {
    guard let own = state.own else { return }
    state.own = nil
    unlink(folder + "/" + own.name)
    own.source.cancel()
  }

  // MARK: Addresses

  private static func datagramSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// Calls a function with the address of a socket in the folder. An address has at most 107 bytes (unix(7)), so a longer path is
  /// replaced by one through the folder's descriptor.
  private func withAddress(
    of name: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var path = folder + "/" + name
    var descriptor: Int32 = -1
    if path.utf8.count > 107 {
      descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return -1 }
      path = "/proc/self/fd/\(descriptor)/\(name)"
    }
    defer {
      let error = errno
      if descriptor >= 0 { _ = Foundation.close(descriptor) }
      errno = error
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
