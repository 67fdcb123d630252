internal import Foundation
internal import Synchronization

/// Chromium's debugging protocol over a pair of pipes: JSON texts, each ended by a NUL byte.
final class DebuggingConnection: Sendable {
  /// Receives the method and parameters of an event, on the reader's thread.
  typealias Listener = @Sendable (_ method: String, _ parameters: JSON) -> Void

  private struct State {
    var lastID = 0
    var answers: [Int: CheckedContinuation<JSON, any Error>] = [:]
    var listeners: [String: Listener] = [:]
    var isClosed = false
  }
  private let state = Mutex(State())
  /// Nil once it is closed: its number can then be another file's.
  private let writing: Mutex<CInt?>
  private let reading: CInt
  /// Chromium's standard error, for messages.
  private let log: String

  /// Takes ownership of both descriptors.
  init(reading: CInt, writing: CInt, log: String) {
    self.reading = reading
    self.writing = Mutex(writing)
    self.log = log
    Thread { [self] in receive() }.start()
  }

  /// Sends a command and returns its result.
  /// - Parameters:
  ///   - session: The page that receives the command; `nil` for the browser itself.
  ///   - limit: The timeout for the response.
  @discardableResult
  func call(
    _ method: String, _ parameters: JSON = [:], session: String? = nil, within limit: Duration = .seconds(30)
  ) async throws -> JSON {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    var message: [String: JSON] = [
      "id": .number(Double(id)), "method": .string(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .string(session) }
    let bytes = try JSONEncoder().encode(JSON.object(message))
    let timer = Task { [self] in
      try await Task.sleep(for: limit)
      finish(id, .failure(BrowserError.noAnswer(method: method, limit: limit)))
    }
    defer { timer.cancel() }
    let answer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isClosed = state.withLock { state in
          if !state.isClosed { state.answers[id] = continuation }
          return state.isClosed
        }
        if isClosed {
          continuation.resume(throwing: lost())
        } else {
          send(bytes)
          // A cancellation before this point found no continuation to cancel.
          if Task.isCancelled { finish(id, .failure(CancellationError())) }
        }
      }
    } onCancel: {
      finish(id, .failure(CancellationError()))
    }
    if let refusal = answer["error"]["message"].string {
      throw BrowserError.refused(method: method, message: refusal)
    }
    return answer["result"]
  }

  /// Receives the events of a session from now on.
  func listen(to session: String, _ listener: @escaping Listener) {
    state.withLock { $0.listeners[session] = listener }
  }

  /// Drops the listener of a session.
  func stopListening(to session: String) {
    state.withLock { $0.listeners[session] = nil }
  }

  private func finish(_ id: Int, _ result: Result<JSON, any Error>) {
    state.withLock { $0.answers.removeValue(forKey: id) }?.resume(with: result)
  }

  private func lost() -> BrowserError {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return .connectionLost(log: String(text.suffix(2_000)))
  }

  private func send(_ bytes: Data) {
    writing.withLock { descriptor in
      guard let descriptor else { return }
      var rest = [UInt8](bytes) + [0]
      while !rest.isEmpty {
        let count = write(descriptor, rest, rest.count)
        if count < 0, errno == EINTR { continue }
        // The reader notices a closed pipe, and reports it to all waiting callers.
        if count <= 0 { return }
        rest.removeFirst(count)
      }
    }
  }

  private func receive() {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(reading, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      var rest = chunk[0..<count]
      while let end = rest.firstIndex(of: 0) {
        pending += rest[..<end]
        deliver(Data(pending))
        pending.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      pending += rest
    }
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.answers = [:] }
      return state.answers.values.map { $0 }
    }
    close(reading)
    writing.withLock { descriptor in
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
    for answer in waiting { answer.resume(throwing: lost()) }
  }

  private func deliver(_ bytes: Data) {
    guard let message = try? JSONDecoder().decode(JSON.self, from: bytes) else { return }
    if let id = message["id"].int {
      finish(id, .success(message))
    } else if let method = message["method"].string, let session = message["sessionId"].string {
      state.withLock { $0.listeners[session] }?(method, message["params"])
    }
  }
}
