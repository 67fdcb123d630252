internal import NIOCore

/// Decodes the frames of a page's socket on its event loop and posts them to the main actor. The first frame must be a
/// hello that arrives within a time limit.
///
/// Messages above the rate of ``WebLimits`` are delayed, not lost: the receiver holds their texts, and stops reading from the
/// socket until the rate has caught up. One read may contain many messages, and compressed ones may be large, so that the
/// socket is closed when it would hold more than ``WebLimits/maximumDelayedBytes``.
///
///     message ─ within the rate? ─┬─ yes ▶ decode ▶ mailbox
///                                 └─ no ▶ held ─ every 50 ms ▶ decode ▶ mailbox
final class SessionReceiver: SocketReceiver {
  /// The interval at which held messages are posted.
  private static let releaseInterval = TimeAmount.milliseconds(50)
  /// The minimum time between two notices to the page.
  private static let noticeInterval = Duration.seconds(10)
  /// The size in bytes for which a message counts as another event.
  private static let bytesPerEvent = 4096.0
  /// The memory that a held message needs besides its text.
  private static let bytesPerHeldMessage = 32

  private let mailbox: Mailbox
  private let visitor: Visitor
  private let languages: [String]
  private let helloTimeout: TimeAmount
  private let address: ClientAddress
  private let monitor: IncidentMonitor
  private let maximumHeldBytes: Int
  private let now: () -> ContinuousClock.Instant
  private var rate: EventRate
  private var connection: SessionConnection?
  private var saidHello = false
  private var isOver = false
  private var timeout: Scheduled<Void>?
  private var held = CircularBuffer<String>()
  private var heldBytes = 0
  private var release: Scheduled<Void>?
  private var lastNotice: ContinuousClock.Instant?

  /// Creates a receiver for one socket.
  ///
  /// - Parameters:
  ///   - mailbox: Receives the frames.
  ///   - visitor: The one who opened the socket.
  ///   - languages: The user's languages, best first.
  ///   - helloTimeout: The time limit for the first frame.
  ///   - limits: The rate of events.
  ///   - address: The client's address.
  ///   - monitor: Counts incidents.
  ///   - now: Returns the time by which the rate is measured.
  init(
    mailbox: Mailbox, visitor: Visitor = Visitor(), languages: [String] = [], helloTimeout: TimeAmount,
    limits: WebLimits,
    address: ClientAddress = .unknown, monitor: IncidentMonitor,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.mailbox = mailbox
    self.visitor = visitor
    self.languages = languages
    self.helloTimeout = helloTimeout
    self.address = address
    self.monitor = monitor
    self.now = now
    maximumHeldBytes = limits.maximumDelayedBytes
    rate = EventRate(
      burst: limits.maximumEventBurst, perSecond: Double(limits.maximumEventsPerSecond), now: now())
  }

  func opened(_ socket: Socket) {
    connection = SessionConnection(socket, of: visitor, from: address, languages: languages)
    timeout = socket.eventLoop.scheduleTask(in: helloTimeout) {
      socket.close(.helloExpected, reason: "a page says hello first")
    }
  }

  func received(_ message: SocketMessage) {
    guard let connection, !isOver else { return }
    guard case .text(let text) = message else {
      return end(connection, .unsupportedData, reason: "frames are text")
    }
    if held.isEmpty, isWithinRate(text) {
      read(text, on: connection)
    } else {
      hold(text, on: connection)
    }
  }

  private func read(_ text: String, on connection: SessionConnection) {
    do throws(ClientFrame.Malformed) {
      try receive(try ClientFrame(text), on: connection)
    } catch {
      end(connection, .malformedFrame, reason: "not a frame of \(WireProtocol.name)")
    }
  }

  private func receive(
    _ frame: ClientFrame, on connection: SessionConnection
  ) throws(ClientFrame.Malformed) {
    if case .hello = frame {
      guard !saidHello else { throw ClientFrame.Malformed() }
      saidHello = true
      timeout?.cancel()
      timeout = nil
    } else if !saidHello {
      return end(connection, .helloExpected, reason: "a page says hello first")
    }
    connection.willRead()
    mailbox.post(SessionMessage(connection: connection, content: .frame(frame)))
  }

  /// Closes the socket and drops held messages: they were never acknowledged, so the page sends them again.
  private func end(_ connection: SessionConnection, _ code: CloseCode, reason: String) {
    isOver = true
    drop()
    connection.socket.close(code, reason: reason)
  }

  func closed() {
    timeout?.cancel()
    drop()
    guard saidHello, let connection else { return }
    mailbox.post(SessionMessage(connection: connection, content: .closed))
    self.connection = nil
  }

  // MARK: Rate

  private func isWithinRate(_ text: String) -> Bool {
    rate.take(1 + (Double(text.utf8.count) / Self.bytesPerEvent).rounded(.down), at: now())
  }

  private func hold(_ text: String, on connection: SessionConnection) {
    heldBytes += text.utf8.count + Self.bytesPerHeldMessage
    guard heldBytes <= maximumHeldBytes else {
      monitor.record(
        .slowedSocket,
        "a page sent more than \(maximumHeldBytes) bytes above its rate at once, and was disconnected")
      return end(connection, .tooMuch, reason: "too many messages at once")
    }
    held.append(text)
    guard release == nil else { return }
    connection.socket.pauseReading(.rate)
    giveNotice(on: connection)
    scheduleRelease(on: connection)
  }

  private func drop() {
    release?.cancel()
    release = nil
    held = CircularBuffer()
    heldBytes = 0
  }

  private func scheduleRelease(on connection: SessionConnection) {
    release = connection.socket.eventLoop.assumeIsolated().scheduleTask(in: Self.releaseInterval) {
      self.releaseHeld(on: connection)
    }
  }

  private func releaseHeld(on connection: SessionConnection) {
    while let text = held.first, isWithinRate(text) {
      held.removeFirst()
      heldBytes -= text.utf8.count + Self.bytesPerHeldMessage
      read(text, on: connection)
    }
    guard !isOver else { return }
    guard held.isEmpty else { return scheduleRelease(on: connection) }
    drop()
    connection.socket.resumeReading(.rate)
  }

  private func giveNotice(on connection: SessionConnection) {
    monitor.record(.slowedSocket, "a page sends more events than the limit of events per second")
    let instant = now()
    if let lastNotice, instant - lastNotice < Self.noticeInterval { return }
    lastNotice = instant
    connection.socket.send([.text(ServerFrame.slowedDown)])
  }
}
