internal import Foundation
internal import TestSupport
internal import Synchronization

/// A page without a browser. It implements the protocol of the client's `socket.js`, and the document of `patch.js`.
final class ScriptedPage: CustomStringConvertible {
  /// An event that a user caused.
  struct Event {
    /// The identity of the event's window, and its number there.
    struct ID: Hashable {
      let window: String
      let number: Int
    }

    let id: ID
    let node: Int
    let kind: Int
    let value: String?
    /// The stable name of its node, and the label of the control.
    let name: String
    let label: String
    /// The last window that repeats it, or did so without an answer, and the number of such windows.
    var tried: String?
    var tries = 0
  }

  /// The final outcome of an event.
  enum Outcome { case done, lost }

  /// The times after which a silent connection is replaced.
  struct Timeouts: Sendable {
    let connect: Duration
    let answer: Duration
    /// Longer than the interval of the server's heartbeats.
    var silence = Duration.seconds(20)
    /// The longest pause before another connection.
    let pause: Duration

    /// Those of the client.
    static let client = Timeouts(connect: .seconds(10), answer: .seconds(6), pause: .seconds(10))
    /// Shorter ones, so that many restarts fit into a test.
    static let short = Timeouts(connect: .seconds(3), answer: .seconds(3), pause: .milliseconds(100))
  }

  private static let acknowledgeAfter = Duration.seconds(1)
  private static let acknowledgeEvery = 8

  private(set) var document: PageDocument
  /// Called for each event once its outcome is certain.
  var onOutcome: (Event, Outcome) -> Void = { _, _ in }
  /// The number of times that the page was loaded.
  private(set) var loads = 1
  private(set) var connections = 0
  /// The number of times that another process continued its window.
  private(set) var moves = 0

  private let port: Int
  private let path: String
  /// Further lines of requests, but for cookies.
  private let headers: [String]
  private var cookies: [String: String]
  private let rule: FaultySocket.Rule
  private let timeouts: Timeouts
  /// The number of connections that were lost since the page was live.
  private var attempts = 0
  private let occurrences = Occurrences()

  private var socket: FaultySocket?
  private var socketNumber = 0
  private var isLive = false
  private var lastBatch = 0
  /// The last batch that the server knows to have arrived, and the time to tell it of a later one.
  private var acknowledged = 0
  private var acknowledging: ContinuousClock.Instant?
  private var sentUpTo = 0
  private var nextEvent = 1
  private var token: String
  private var window: String
  private var savedState: String?
  /// The unacknowledged events, those acknowledged but in no saved state, and those of an earlier window.
  private var queue: [Event] = []
  private var kept: [Event] = []
  private var replays: [Event] = []
  /// The repeated events that are in no saved state of this window yet.
  private var redone: [Event] = []
  private var isRestoring = false
  private var deadline: ContinuousClock.Instant?
  /// The beginnings of the last messages in both directions, for the report of a failure.
  private(set) var trace: [String] = []

  /// Loads a page of an app and connects.
  ///
  /// - Parameters:
  ///   - client: The address that its requests are said to come from, as by a proxy; nil for none.
  ///   - browser: The number of the browser; 0 is the one that all tests share.
  init(
    port: Int, path: String = "pet-feeder", client: String? = nil, browser: Int = 0,
    timeouts: Timeouts = .short, rule: @escaping FaultySocket.Rule
  ) async throws {
    self.port = port
    self.path = path
    headers = client.map { ["X-Forwarded-For: \($0)"] } ?? []
    let hexadecimal = String(browser, radix: 16)
    cookies = [
      "bindery_visitor": browser == 0
        ? "000102030405060708090a0b0c0d0e0f"
        : String(repeating: "0", count: 32 - hexadecimal.count) + hexadecimal
    ]
    self.rule = rule
    self.timeouts = timeouts
    document = try PageDocument("<main id=\"main\"></main>")
    (token, window) = ("", "")
    document = try PageDocument(try await load())
    token = document.meta("bindery-token") ?? ""
    window = document.meta("bindery-window") ?? ""
    connect()
  }

  /// Whether the page is connected, and the outcomes of all its events are certain.
  var isCalm: Bool { isLive && isReady && queue.isEmpty && kept.isEmpty && redone.isEmpty }

  /// Whether the page has restored the state of the earlier page, so that a user would continue.
  var isReady: Bool { !isRestoring && replays.isEmpty }

  /// Whether events wait for their acknowledgment.
  var isPending: Bool { !queue.isEmpty }

  /// The state of the protocol.
  var description: String {
    let counts = "\(queue.count) unacknowledged, \(kept.count) kept, \(replays.count) repeated"
    return "\(isLive ? "live" : "lost")\(isRestoring ? ", restoring" : ""), \(counts)"
  }

  // MARK: Acting

  /// Sends an event of a node, at once or when connected.
  ///
  /// - Returns: The identity of the event.
  func send(_ kind: Int, _ element: PageElement, value: String? = nil) -> Event.ID {
    let event = Event(
      id: Event.ID(window: window, number: nextEvent), node: element.node ?? 0, kind: kind, value: value,
      name: element.attributes["data-k"] ?? "", label: Self.words(element.name))
    nextEvent += 1
    queue.append(event)
    flush()
    return event.id
  }

  /// Reloads the page, like a user, or like the client when its session is gone.
  func reload() async throws {
    socket?.close()
    isLive = false
    document = try PageDocument(try await load())
    loads += 1
    note("loaded again")
    token = document.meta("bindery-token") ?? ""
    window = document.meta("bindery-window") ?? ""
    forget()
    connect()
  }

  /// Goes on in another process.
  private func move(to token: String, _ window: String, _ html: String) throws {
    moves += 1
    note("moved to \(window)")
    (self.token, self.window) = (token, window)
    try document.replaceMain(html)
    forget()
  }

  /// Begins with the numbers of a new session, in which all events whose outcome is not certain are repeated.
  private func forget() {
    let events = redone + replays + kept + queue
    (queue, kept, redone, replays, isRestoring) = ([], [], [], events, savedState != nil)
    (lastBatch, acknowledged, sentUpTo, nextEvent) = (0, 0, 0, 1)
  }

  // MARK: Running

  /// Waits for a tick, and handles the events of the socket.
  func step() async throws {
    try await Task.sleep(for: .milliseconds(10))
    for (number, occurrence) in occurrences.take() where number == socketNumber {
      try await handle(occurrence)
    }
    if let deadline, ContinuousClock.now > deadline {
      self.deadline = nil
      connect()
    }
    if let acknowledging, ContinuousClock.now > acknowledging { acknowledge() }
    if let address = document.openedAddress { try await leave(for: address) }
  }

  private func handle(_ occurrence: FaultySocket.Occurrence) async throws {
    switch occurrence {
    case .opened:
      let (version, logIn) = (document.meta("bindery-version") ?? "", document.meta("bindery-log-in") ?? "")
      transmit(
        Self.json([0, token, lastBatch, savedState ?? "", isRestoring ? 1 : 0, version, logIn, "/\(path)"]))
    case .message(let text): try await receive(text)
    case .closed:
      isLive = false
      deadline = .now + min(timeouts.pause, .milliseconds(100) * (1 << min(attempts, 10)))
      attempts += 1
    }
  }

  private func connect() {
    socket?.close()
    isLive = false
    socketNumber += 1
    connections += 1
    socket = FaultySocket(port: port, number: socketNumber, headers: lines, rule: rule) { [occurrences] in
      occurrences.add($0, $1)
    }
    deadline = .now + timeouts.connect
  }

  private func watch() {
    let isWaiting = !queue.isEmpty || !replays.isEmpty || isRestoring
    deadline =
      .now + (!isLive ? timeouts.connect : isWaiting ? timeouts.answer : timeouts.silence)
  }

  private func acknowledge() {
    acknowledging = nil
    guard isLive, acknowledged < lastBatch else { return }
    acknowledged = lastBatch
    transmit(Self.json([-1, lastBatch]))
  }

  private func transmit(_ text: String) {
    note("→ \(text)")
    socket?.send(text)
  }

  /// Adds a line to the trace.
  func note(_ line: String) {
    trace.append("\(socketNumber) \(line.prefix(160))")
    if trace.count > 400 { trace.removeFirst(100) }
  }

  private func receive(_ text: String) async throws {
    note("← \(text)")
    guard let frame = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any],
      let first = frame.first as? Int
    else { throw PageDocument.Misfit(description: "“\(text)” is no frame") }
    switch first {
    case -1: try await reload()
    case -2: watch()
    case -4: keep(frame[1] as? Int ?? 0, frame.count > 2 ? frame[2] as? String : nil)
    case -6: restored(frame[1] as? Int ?? 0, of: frame[3] as? String ?? "")
    case -7: replayed(frame[1] as? String ?? "", frame[2] as? Int ?? 0, isDone: frame[3] as? Bool ?? false)
    case -8: try move(to: frame[1] as? String ?? "", frame[2] as? String ?? "", frame[3] as? String ?? "")
    case 0...: try receive(batch: first, lastEvent: frame[1] as? Int ?? 0, frame.count > 2 ? frame[2] : nil)
    default: break
    }
  }

  private func receive(batch: Int, lastEvent: Int, _ operations: Any?) throws {
    guard batch <= lastBatch + 1 else { return connect() }
    kept += queue.filter { $0.id.number <= lastEvent }
    queue.removeAll { $0.id.number <= lastEvent }
    if batch > lastBatch {
      lastBatch = batch
      try document.apply(operations as? [Any] ?? [])
      if lastBatch - acknowledged >= Self.acknowledgeEvery { acknowledge() }
      if acknowledging == nil { acknowledging = .now + Self.acknowledgeAfter }
    }
    if !isLive {
      isLive = true
      attempts = 0
      sentUpTo = lastEvent
      replay()
    }
    watch()
  }

  // MARK: Stored state

  private func keep(_ lastEvent: Int, _ savedState: String?) {
    if let savedState { self.savedState = savedState }
    finish(&kept) { $0.id.number <= lastEvent }
    finish(&redone) { _ in true }
  }

  private func restored(_ lastEvent: Int, of name: String) {
    isRestoring = false
    finish(&replays) { $0.id.window == name && $0.id.number <= lastEvent }
    replay()
    watch()
  }

  private func replayed(_ name: String, _ number: Int, isDone: Bool) {
    guard var event = replays.first, event.id.window == name, event.id.number == number else { return }
    replays.removeFirst()
    (event.tried, event.tries) = (nil, 0)
    if isDone { redone.append(event) } else { onOutcome(event, .lost) }
    replay()
    watch()
  }

  private func finish(_ events: inout [Event], where isDone: (Event) -> Bool) {
    let done = events.filter(isDone)
    events.removeAll(where: isDone)
    for event in done { onOutcome(event, .done) }
  }

  // MARK: Sending

  private func replay() {
    guard let event = replays.first, !isRestoring else { return flush() }
    guard isLive else { return }
    if event.tried != window { replays[0].tries += 1 }
    replays[0].tried = window
    // An event that may have ended the server again and again is not repeated: the page only asks whether it was done.
    guard replays[0].tries <= 6 else {
      transmit(Self.json([-2, event.id.window, event.id.number, "", "", 0]))
      return
    }
    var frame: [Any] = [-2, event.id.window, event.id.number, event.label, event.name, event.kind]
    if let value = event.value { frame.append(value) }
    transmit(Self.json(frame))
  }

  private func flush() {
    guard isLive, isReady else { return }
    for event in queue where event.id.number > sentUpTo {
      var frame: [Any] = [event.id.number, lastBatch, event.node, event.kind]
      if let value = event.value { frame.append(value) }
      transmit(Self.json(frame))
      (sentUpTo, acknowledged) = (event.id.number, lastBatch)
    }
    watch()
  }

  private static func json(_ frame: [Any]) -> String {
    // A frame consists of numbers and strings, which are always valid in JSON.
    (try? JSONSerialization.data(withJSONObject: frame)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func words(_ text: String) -> String {
    String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200))
  }

  // MARK: HTTP

  /// Completes a log-in: the answer to the request sets the cookie. Whatever becomes of it, the page is loaded again.
  private func leave(for address: String) async throws {
    let answer = await answer(address)
    for line in answer?.head.split(separator: "\r\n") ?? [] where line.lowercased().hasPrefix("set-cookie:") {
      let pair = line.dropFirst("set-cookie:".count).prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { cookies[pair[0].filter { $0 != " " }] = String(pair[1]) }
    }
    try await reload()
  }

  /// Returns the page as served, as soon as the server responds.
  private func load() async throws -> String {
    while true {
      try Task.checkCancellation()
      if let answer = await answer("/\(path)"), answer.status == 200, answer.text.hasSuffix("</html>\n") {
        return answer.text
      }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  private var lines: [String] {
    headers + ["Cookie: " + cookies.map { "\($0)=\($1)" }.joined(separator: "; ")]
  }

  private func answer(_ address: String) async -> HTTPAnswer? {
    guard let connection = try? await RawConnection.connect(port: port) else { return nil }
    let head = ["GET \(address) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"] + lines
    let request = head.joined(separator: "\r\n") + "\r\n\r\n"
    guard (try? await connection.send(request)) != nil else { return nil }
    return HTTPAnswer(await connection.readToEnd())
  }
}

/// The events on the sockets of a page, in order.
private final class Occurrences: Sendable {
  private let list = Mutex<[(Int, FaultySocket.Occurrence)]>([])

  func add(_ number: Int, _ occurrence: FaultySocket.Occurrence) {
    list.withLock { $0.append((number, occurrence)) }
  }

  func take() -> [(Int, FaultySocket.Occurrence)] {
    list.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
