internal import Foundation
internal import Synchronization

/// The output of a running program.
final class PrintedText: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var hasEnded = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  /// Takes ownership of the descriptor and reads it to its end.
  init(reading descriptor: CInt) {
    Thread { [self] in
      var chunk = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        add(chunk.prefix(max(0, count)), isLast: count <= 0)
        if count <= 0 { break }
      }
      Spawn.close(descriptor)
    }.start()
  }

  /// The output so far.
  var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The first match of a regular expression, once it is printed as part of a whole line; `nil` when the program has
  /// ended (or closed its output) without it, and always for no expression.
  func firstMatch(of expression: String?) async -> String? {
    while true {
      let (whole, hasEnded) = state.withLock { (String(decoding: $0.bytes, as: UTF8.self), $0.hasEnded) }
      let lines = hasEnded ? whole[...] : whole[..<(whole.lastIndex(of: "\n") ?? whole.startIndex)]
      if let expression, let match = lines.range(of: expression, options: .regularExpression) {
        return String(lines[match])
      }
      if hasEnded { return nil }
      await more(than: whole.utf8.count)
    }
  }

  private func more(than count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let isThere = state.bytes.count > count || state.hasEnded
        if !isThere { state.waiters.append(continuation) }
        return isThere
      }
      if isThere { continuation.resume() }
    }
  }

  private func add(_ bytes: some Collection<UInt8>, isLast: Bool) {
    let waiters = state.withLock { state in
      state.bytes += bytes
      state.hasEnded = isLast
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
