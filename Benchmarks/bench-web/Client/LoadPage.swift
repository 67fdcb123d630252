internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A page of the host, or a socket to the echo: something that is pressed and answers.
final class LoadPage: Sendable {
  private struct State {
    var event = 0
    var batch = 0
    var sentAt = NIODeadline.now()
    var answered: (@Sendable (Double) -> Void)?
    /// The last batch, and the last saved state.
    var answer = ""
    var savedState: String?
  }

  private let socket: LoadSocket
  private let state = Mutex(State())
  /// The numbers of the buttons by their names; empty for the echo.
  private let buttons: [String: String]

  private init(_ socket: LoadSocket, buttons: [String: String]) {
    self.socket = socket
    self.buttons = buttons
  }

  /// Opens a page and its socket.
  ///
  /// - Parameter client: a connection to use again for the page; `nil` for a new one.
  static func open(port: Int, _ path: String, client: HTTPClient? = nil) async throws -> LoadPage {
    let http: HTTPClient
    if let client { http = client } else { http = try await HTTPClient.connect(port: port) }
    defer { if client == nil { http.close() } }
    let html = String(buffer: try await http.get(path))
    guard let token = html.firstMatch(of: /name="bindery-token" content="([^"]+)"/)?.1 else {
      throw BenchError(description: "\(path) has no session.")
    }
    var buttons: [String: String] = [:]
    for match in html.matches(of: /<button id="n(\d+)"[^>]*><span[^>]*>([^<]+)</) {
      buttons[String(match.2)] = String(match.1)
    }
    let page = LoadPage(try await LoadSocket.open(port: port), buttons: buttons)
    try await page.listen()
    _ = try await page.exchange("[0,\"\(token)\",0]")
    guard page.state.withLock({ !$0.answer.isEmpty }) else {
      throw BenchError(description: "The server does not know the session of \(path).")
    }
    return page
  }

  /// Opens a socket to the echo.
  static func echo(port: Int) async throws -> LoadPage {
    let page = LoadPage(try await LoadSocket.open(port: port), buttons: [:])
    try await page.listen()
    return page
  }

  private func listen() async throws {
    try await socket.onMessage { [self] _, text in
      // Saved states, addresses and heartbeats answer nothing.
      if text.hasPrefix("[-") {
        // `[-4,7,"sealed"]`. A regular expression would be compiled for each message, which takes longer than an answer.
        let parts = text.utf8.split(separator: UInt8(ascii: "\""), maxSplits: 2)
        if text.hasPrefix("[-4,"), parts.count == 3 {
          state.withLock { $0.savedState = String(parts[1]) }
        }
        return
      }
      let (answered, microseconds) = state.withLock { state in
        if !buttons.isEmpty, let batch = Int(text.dropFirst().prefix { $0.isNumber }), batch > 0 {
          state.batch = batch
        }
        defer { state.answered = nil }
        state.answer = text
        return (state.answered, Double((NIODeadline.now() - state.sentAt).nanoseconds) / 1000)
      }
      answered?(microseconds)
    }
  }

  /// Presses a button, or sends a text of the same length to the echo.
  ///
  /// - Parameter answered: is called with the microseconds until the answer.
  func press(_ button: String = "Count", answered: @escaping @Sendable (Double) -> Void = { _ in }) {
    let text = state.withLock { state in
      state.event += 1
      state.answered = answered
      state.sentAt = .now()
      return buttons[button].map { "[\(state.event),\(state.batch),\($0),0]" } ?? "[\(state.event),0,12,0]"
    }
    socket.send(text)
  }

  /// Types into the field that the last answer inserted, and waits for the answer.
  func type(_ text: String) async throws {
    let (answer, event, batch) = state.withLock { state in
      state.event += 1
      return (state.answer, state.event, state.batch)
    }
    guard let field = answer.firstMatch(of: /id=\\"n(\d+)\\" class=\\"field/)?.1 else {
      throw BenchError(description: "There is no field in \(answer.prefix(200))")
    }
    _ = try await exchange("[\(event),\(batch),\(field),1,\"\(text)\"]")
  }

  /// The last saved state of the window.
  var savedState: String? { state.withLock(\.savedState) }

  /// Presses a button and waits for the answer; returns the microseconds.
  @discardableResult
  func tap(_ button: String = "Count") async -> Double {
    await withCheckedContinuation { continuation in press(button) { continuation.resume(returning: $0) } }
  }

  /// Sends events as fast as they can be written, without waiting for answers.
  func flood(_ count: Int) { for _ in 0..<count { press() } }

  private func exchange(_ text: String) async throws -> Double {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.answered = { continuation.resume(returning: $0) }
        state.sentAt = .now()
      }
      socket.send(text)
    }
  }

  /// All bytes received, with the headers of their frames.
  func receivedBytes() async throws -> Int { try await socket.receivedBytes() }

  func close() { socket.close() }

  // MARK: Loads

  /// Presses again as soon as the answer has come, until a time has passed; returns the microseconds of each.
  static func closedLoop(
    _ pages: [LoadPage], for duration: Duration, button: String = "Count"
  ) async -> [Double] {
    let end = ContinuousClock.now + duration
    return await withTaskGroup(of: [Double].self) { group in
      for page in pages { group.addTask { await page.repeatTaps(button, until: end) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private func repeatTaps(_ button: String, until end: ContinuousClock.Instant) async -> [Double] {
    let times = Mutex<[Double]>([])
    await withCheckedContinuation { continuation in
      tapAgain(
        button, until: end, { time in times.withLock { $0.append(time) } }, done: { continuation.resume() })
    }
    return times.withLock { $0 }
  }

  /// On the thread of the socket, so that the client costs as little as it can.
  private func tapAgain(
    _ button: String, until end: ContinuousClock.Instant, _ note: @escaping @Sendable (Double) -> Void,
    done: @escaping @Sendable () -> Void
  ) {
    press(button) { [self] time in
      note(time)
      if ContinuousClock.now < end { tapAgain(button, until: end, note, done: done) } else { done() }
    }
  }

  /// Presses each page at an interval, spread evenly; returns the microseconds of each.
  static func paced(_ pages: [LoadPage], every interval: Duration, for duration: Duration) async -> [Double] {
    let start = ContinuousClock.now
    return await withTaskGroup(of: [Double].self) { group in
      for (index, page) in pages.enumerated() {
        group.addTask {
          var times: [Double] = []
          var next = start + interval * index / pages.count
          while next < start + duration {
            try? await Task.sleep(until: next, tolerance: .zero)
            times.append(await page.tap())
            next = max(next + interval, .now)
          }
          return times
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}
