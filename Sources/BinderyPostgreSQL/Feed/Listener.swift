internal import BinderyStore
internal import Dispatch
internal import Synchronization

/// Listens to other processes on a connection of its own, and reports their changes. It uses no thread while nothing happens.
///
///     commit ─▶ log ─▶ NOTIFY "collection number" ─▶ others read the log from their cursor on
///
/// The log is the truth, a notification only wakes up: whatever is lost is found when the heads of the logs are read, every two seconds and
/// after each new connection.
final class Listener: @unchecked Sendable {
  // All properties below are used on the queue only, which runs one block at a time.
  private let queue = DispatchQueue(label: "bindery.postgresql.feed")
  private let connect: @Sendable () throws -> Connection
  private let feed: Feed
  private var connection: Connection?
  private var source: (any DispatchSourceRead)?
  private var clock: (any DispatchSourceTimer)?
  private var ticks = 0
  private var pause = Listener.shortestPause
  private var isClosed = false
  private var reportMessage: (@Sendable (String) -> Void)?

  private let outgoing = Mutex(Outgoing())
  /// The connection that sends notifications after commits.
  private let writer = Atomic<Int32>(0)
  private let waitingMessages = Atomic(0)
  private let losses = Atomic(0)

  private static let shortestPause = 20
  private static let longestPause = 1_000
  private static let channel = "bindery"
  private static let messages = "bindery_messages"
  private static let listen = Statement(name: "listen", sql: "LISTEN \(channel)")
  private static let notify = Statement(name: "notify", sql: "SELECT pg_notify('\(channel)', $1)")
  private static let listenToMessages = Statement(name: "listen to messages", sql: "LISTEN \(messages)")
  private static let ignoreMessages = Statement(name: "ignore messages", sql: "UNLISTEN \(messages)")
  private static let message = Statement(name: "message", sql: "SELECT pg_notify('\(messages)', $1)")
  /// The number of messages that may wait to be sent.
  private static let maximumMessages = 1_024
  /// The time in milliseconds within which a notification comes back, unless a pooler loses it.
  private static let patience: Int32 = 2_000
  /// The reads of the heads between two prunings.
  private static let pruning = 60

  init(feed: Feed, connect: @escaping @Sendable () throws -> Connection) {
    self.feed = feed
    self.connect = connect
  }

  /// Connects, makes sure that notifications of other connections arrive, and reports changes from now on.
  ///
  /// - Parameter send: Runs a command on another connection. A pooler in transaction mode gives both the same one of the server from time to
  ///   time, and a notification to the one that sent it.
  /// - Throws: ``ConnectionError``, ``ServerError``.
  func start(sendingWith send: (Command) async throws -> Void) async throws {
    let token = "test \(UInt64.random(in: .min ... .max))"
    try await run { listener in listener.connection = try listener.open() }
    try await send(Self.notify(token))
    try await run { listener in
      guard let connection = listener.connection else { return }
      let end = DispatchTime.now() + .milliseconds(Int(Self.patience))
      while !connection.notifications().contains(where: { $0.payload == token }) {
        guard DispatchTime.now() < end else { throw ConnectionError.refused(.pooler) }
        try connection.receive(within: Self.patience)
      }
      listener.feed.begin(at: try ChangeTable.heads(connection), history: connection.history)
      listener.use(connection)
      listener.startClock()
    }
  }

  /// Runs a body on the thread of the listener.
  private func run(_ body: @escaping @Sendable (Listener) throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      queue.async { continuation.resume(with: Result { try body(self) }) }
    }
  }

  /// Returns the notification to send right after a commit; nil if the last one was sent less than five milliseconds ago.
  /// - Parameter process: The connection that sends it.
  func announcement(of heads: [String: Int64], by process: Int32) -> Command? {
    writer.store(process, ordering: .relaxed)
    let payload = outgoing.withLock { outgoing -> String? in
      guard !heads.isEmpty, outgoing.delay(at: .now()) == nil else { return nil }
      outgoing.add(heads)
      return outgoing.take(at: .now())
    }
    return payload.map { Self.notify($0) }
  }

  /// Notifies other processes of entries that are committed, as soon as five milliseconds have passed since the last time.
  func announce(_ heads: [String: Int64]) {
    outgoing.withLock { $0.add(heads) }
    queue.async { self.send() }
  }

  func close() {
    queue.async {
      self.isClosed = true
      self.clock?.cancel()
      self.drop()
    }
  }

  /// Runs a body on the thread of the listener, with its connection.
  func perform<Value: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            guard let connection = self.connection else {
              throw ConnectionError.lost(reason: "it is not connected")
            }
            return try body(connection)
          })
      }
    }
  }

  // MARK: The connection

  /// Connects, and listens.
  private func open() throws -> Connection {
    let connection = try connect()
    try connection.run([Self.listen()])
    return connection
  }

  private func use(_ connection: Connection) {
    self.connection = connection
    let source = DispatchSource.makeReadSource(fileDescriptor: connection.descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.attempt { try self?.receive($0) } }
    // The source uses the descriptor until it is canceled.
    source.setCancelHandler { withExtendedLifetime(connection) {} }
    source.resume()
    self.source = source
    if reportMessage != nil { attempt { try $0.run([Self.listenToMessages()]) } }
  }

  private func drop() {
    source?.cancel()
    source = nil
    connection = nil
  }

  /// Runs work that may lose the connection. Then another one is made after a while.
  private func attempt(_ work: (Connection) throws -> Void) {
    guard let connection, !isClosed else { return }
    do {
      try work(connection)
    } catch {
      // Whatever the reason is, a new connection starts with reading everything.
      drop()
      reconnect()
    }
  }

  private func reconnect() {
    queue.asyncAfter(deadline: .now() + .milliseconds(pause)) { [weak self] in
      guard let self, !isClosed, connection == nil else { return }
      pause = min(2 * pause, Self.longestPause)
      guard let fresh = try? open() else { return reconnect() }
      use(fresh)
      attempt { connection in
        try readHeads(connection)
        pause = Self.shortestPause
      }
      send()
    }
  }

  // MARK: Changes

  private func receive(_ connection: Connection) throws {
    try connection.receive()
    try handle(connection.notifications(), connection)
  }

  private func handle(_ notifications: [Notification], _ connection: Connection) throws {
    var heads: [String: Int64] = [:]
    var isEverything = false
    for notification in notifications where !isOwn(notification, connection) {
      if notification.channel == Self.messages {
        reportMessage?(notification.payload)
        continue
      }
      if let more = Announcement.heads(notification.payload) {
        heads.merge(more) { max($0, $1) }
      } else {
        isEverything = true
      }
    }
    if isEverything { return try readHeads(connection) }
    let positions = feed.positions
    try catchUp(with: heads.filter { positions[$0.key]?.number ?? 0 < $0.value }.keys, connection)
  }

  private func isOwn(_ notification: Notification, _ connection: Connection) -> Bool {
    [connection.process, writer.load(ordering: .relaxed)].contains(notification.sender)
  }

  /// Compares the heads of all logs with what was reported.
  private func readHeads(_ connection: Connection) throws {
    let heads = try ChangeTable.heads(connection)
    let positions = feed.positions
    try catchUp(with: heads.filter { positions[$0.key] != $0.value }.keys, connection)
    // Answers to own commands may have brought notifications along.
    try handle(connection.notifications(), connection)
  }

  private func catchUp(with collections: some Collection<String>, _ connection: Connection) throws {
    if !collections.isEmpty { try CatchUp(feed: feed, connection: connection).run(collections) }
  }

  private func send() {
    guard connection != nil else { return }
    let (payload, delay) = outgoing.withLock { outgoing -> (String?, DispatchTimeInterval?) in
      if outgoing.isEmpty { return (nil, nil) }
      let delay = outgoing.delay(at: .now())
      return (delay == nil ? outgoing.take(at: .now()) : nil, delay)
    }
    if let delay {
      queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.send() }
    }
    guard let payload else { return }
    attempt { connection in
      try connection.run([Self.notify(payload)])
      try handle(connection.notifications(), connection)
    }
  }

  // MARK: Messages

  /// The number of messages that could not be sent.
  var lostMessages: Int { losses.load(ordering: .relaxed) }

  /// Sends a message to the other processes. Without a connection, it is lost.
  func send(message: String) {
    guard waitingMessages.add(1, ordering: .relaxed).newValue <= Self.maximumMessages else {
      waitingMessages.subtract(1, ordering: .relaxed)
      losses.add(1, ordering: .relaxed)
      return
    }
    queue.async { [self] in
      waitingMessages.subtract(1, ordering: .relaxed)
      var isSent = false
      attempt { connection in
        try connection.run([Self.message(message)])
        isSent = true
        try handle(connection.notifications(), connection)
      }
      if !isSent { losses.add(1, ordering: .relaxed) }
    }
  }

  /// Reports the messages of other processes from now on; nil ends that.
  func onMessage(_ report: (@Sendable (String) -> Void)?) {
    queue.async { [self] in
      reportMessage = report
      attempt { connection in
        try connection.run([report == nil ? Self.ignoreMessages() : Self.listenToMessages()])
        try handle(connection.notifications(), connection)
      }
    }
  }

  private func startClock() {
    let clock = DispatchSource.makeTimerSource(queue: queue)
    clock.schedule(deadline: .now() + .seconds(2), repeating: .seconds(2), leeway: .milliseconds(200))
    clock.setEventHandler { [weak self] in
      guard let self else { return }
      attempt(readHeads)
      ticks += 1
      if ticks % Self.pruning == 0 { attempt { try Pruning().run($0) } }
    }
    clock.resume()
    self.clock = clock
  }
}
