internal import NIOCore

/// Decodes the frames of a page's socket on its event loop and posts them to the main actor. The first frame must be a
/// hello that arrives within a time limit.
///
/// Events above the rate of ``WebLimits`` are delayed, not lost: the receiver holds them, and stops reading from the
/// socket until the rate has caught up. It holds at most the frames of one read.
final class SessionReceiver: SocketReceiver {
  /// The interval at which held frames are posted.
  private static let releaseInterval = TimeAmount.milliseconds(50)
  /// The minimum time between two notices to the page.
  private static let noticeInterval = Duration.seconds(10)

  private let mailbox: Mailbox
  private let visitor: VisitorID?
  private let helloTimeout: TimeAmount
  private let monitor: IncidentMonitor
  private let now: () -> ContinuousClock.Instant
  private var rate: EventRate
  private var connection: SessionConnection?
  private var saidHello = false
  private var timeout: Scheduled<Void>?
  private var held: ArraySlice<ClientFrame> = []
  private var release: Scheduled<Void>?
  private var lastNotice: ContinuousClock.Instant?

  /// Creates a receiver for one socket.
  ///
  /// - Parameters:
  ///   - mailbox: Receives the frames.
  ///   - visitor: The browser that opened the socket; nil if it sent no cookie.
  ///   - helloTimeout: The time limit for the first frame.
  ///   - limits: The rate of events.
  ///   - monitor: Counts incidents.
  ///   - now: Returns the time by which the rate is measured.
  init(
    mailbox: Mailbox, visitor: VisitorID? = nil, helloTimeout: TimeAmount, limits: WebLimits,
    monitor: IncidentMonitor,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.mailbox = mailbox
    self.visitor = visitor
    self.helloTimeout = helloTimeout
    self.monitor = monitor
    self.now = now
    rate = EventRate(
      burst: limits.maximumEventBurst, perSecond: limits.maximumEventsPerSecond, now: now())
  }

  func opened(_ socket: Socket) {
    connection = SessionConnection(socket, visitor: visitor)
    timeout = socket.eventLoop.scheduleTask(in: helloTimeout) {
      socket.close(.helloExpected, reason: "a page says hello first")
    }
  }

  func received(_ message: SocketMessage) {
    guard let connection else { return }
    guard case .text(let text) = message else {
      connection.socket.close(.unsupportedData, reason: "frames are text")
      return
    }
    do throws(ClientFrame.Malformed) {
      try receive(try ClientFrame(text), on: connection)
    } catch {
      connection.socket.close(.malformedFrame, reason: "not a frame of \(WireProtocol.name)")
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
      connection.socket.close(.helloExpected, reason: "a page says hello first")
      return
    }
    if held.isEmpty, isWithinRate(frame) {
      post(frame, on: connection)
    } else {
      hold(frame, on: connection)
    }
  }

  private func post(_ frame: ClientFrame, on connection: SessionConnection) {
    connection.willRead()
    mailbox.post(SessionMessage(connection: connection, content: .frame(frame)))
  }

  func closed() {
    timeout?.cancel()
    release?.cancel()
    // Held events were never acknowledged, so the page resends them on its next connection.
    held = []
    guard saidHello, let connection else { return }
    mailbox.post(SessionMessage(connection: connection, content: .closed))
    self.connection = nil
  }

  // MARK: Rate

  private func isWithinRate(_ frame: ClientFrame) -> Bool {
    switch frame {
    case .event, .replay: return rate.take(at: now())
    case .hello, .acknowledgement: return true
    }
  }

  private func hold(_ frame: ClientFrame, on connection: SessionConnection) {
    held.append(frame)
    // Repeat this each time, because the main actor resumes reading when its own backlog is short.
    connection.socket.pauseReading()
    guard release == nil else { return }
    giveNotice(on: connection)
    scheduleRelease(on: connection)
  }

  private func scheduleRelease(on connection: SessionConnection) {
    release = connection.socket.eventLoop.assumeIsolated().scheduleTask(in: Self.releaseInterval) {
      self.releaseHeld(on: connection)
    }
  }

  private func releaseHeld(on connection: SessionConnection) {
    while let frame = held.first, isWithinRate(frame) {
      held.removeFirst()
      post(frame, on: connection)
    }
    guard held.isEmpty else { return scheduleRelease(on: connection) }
    held = []
    release = nil
    connection.socket.resumeReading()
  }

  private func giveNotice(on connection: SessionConnection) {
    monitor.record(.slowedSocket, "a page sends more events than the limit of events per second")
    let instant = now()
    if let lastNotice, instant - lastNotice < Self.noticeInterval { return }
    lastNotice = instant
    connection.socket.send([.text(ServerFrame.slowedDown)])
  }
}
