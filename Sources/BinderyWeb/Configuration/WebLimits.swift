/// The limits that prevent one visitor from exhausting the server. The defaults suit apps made of forms and lists.
public struct WebLimits: Sendable, Hashable {
  /// The maximum size of a message from a page in bytes, compressed and decompressed.
  public var maximumMessageBytes = 256 * 1024
  /// The number of events that a page may send at once before the rate applies.
  public var maximumEventBurst = 400
  /// The maximum number of events per second of a page. Further events are delayed, and the page shows a notice. Every
  /// message counts as one event, and as another for each 4 KiB, decompressed.
  public var maximumEventsPerSecond = 200
  /// The maximum size of a page's delayed messages in bytes, decompressed. Above it, the socket is closed, and the page
  /// sends its events again on the next one. It is larger than what one read can contain without compression.
  public var maximumDelayedBytes = 1024 * 1024
  /// The maximum number of bytes of messages and forms of one client address that have begun and are not complete. Above it, the sockets
  /// of further ones are closed, and further forms are rejected.
  public var maximumUnfinishedBytesPerAddress = 16 * 1024 * 1024
  /// The maximum size of an upload in bytes.
  public var maximumUploadBytes = 10_000_000
  /// The maximum number of uploads in progress. Each is held in memory. Above it, an upload of an address with fewer uploads replaces the
  /// oldest one of the address with the most.
  public var maximumUploads = 16
  /// The maximum number of uploads in progress of one client address.
  public var maximumUploadsPerAddress = 8
  /// The number of uploads that one client address may begin at once before the rate applies.
  public var maximumUploadBurst = 100
  /// The maximum number of uploads per second of one client address. Further uploads are rejected.
  public var maximumUploadsPerSecond = 5
  /// The time without a byte after which an upload is rejected.
  public var uploadSilence: Duration = .seconds(15)
  /// The maximum duration of an upload.
  public var uploadTimeout: Duration = .seconds(300)
  /// The maximum number of unacknowledged patch batches of a page. Later changes are combined in the next batch.
  public var maximumUnacknowledgedBatches = 64
  /// The number of unacknowledged bytes from which no further patch batch is sent to a page.
  public var maximumUnacknowledgedBytes = 1024 * 1024
  /// The maximum number of connections. Further ones are closed. The system has to allow the process as many open files.
  public var maximumConnections = 20_000
  /// The maximum number of connections of one client address, or of one IPv6 site (/48). It is not applied behind a proxy,
  /// from which all connections come.
  public var maximumConnectionsPerAddress = 5_000
  /// The number of new unencrypted connections of one client address per second, on average, after as many at once as the address may
  /// have. Further ones are closed. It is not applied to a proxy.
  public var maximumNewConnectionsPerSecond = 200
  /// The number of requests that one client address may send at once before the rate applies.
  public var maximumRequestBurst = 5_000
  /// The maximum number of requests per second of one client address, for pages, files and anything else. Further ones are delayed.
  public var maximumRequestsPerSecond = 500
  /// The number of new TLS connections of one client address per second, on average. Further ones are closed before their handshake,
  /// which costs more than a page. It is not applied behind a proxy.
  public var maximumHandshakesPerSecond = 50
  /// The number of TLS connections that a client address can open at once, after a pause.
  public var maximumHandshakeBurst = 500
  /// The resident memory of the process in bytes, from which sessions without a socket are ended and new pages are rejected;
  /// nil for 80 % of the memory of its control group or machine. Workers divide it among themselves.
  public var maximumMemoryBytes: Int?
  /// The maximum number of sessions. Above it, one of the address with the most sessions is ended: one without a socket, otherwise
  /// the connected one that was not used for the longest time. Its page restores the window when it is used again.
  public var maximumSessions = 10_000
  /// The maximum number of sessions that wait for their first socket. Above it, the oldest one of the address with the
  /// most such sessions is ended.
  public var maximumUnclaimedSessions = 1_000
  /// The maximum number of sessions of one client address, or of one IPv6 site (/48). Above it, those of that address without
  /// a socket are ended first, then connected ones after ``idleGrace``, then its pages are rejected.
  public var maximumSessionsPerAddress = 2_500
  /// The time without an event for which a connected session is not ended to make room for a page of its own address, or of one
  /// with as many sessions. For an address with fewer, it may be ended at once.
  public var idleGrace: Duration = .seconds(300)
  /// The number of pages that one client address may request at once before the rate applies: enough for a large office whose
  /// windows all load again.
  public var maximumPageBurst = 1_000
  /// The maximum number of pages per second of one client address. Further requests are rejected.
  public var maximumPagesPerSecond = 50
  /// The time of the main actor that the pages of one client address may take at once before its share applies. Of the mounting, the
  /// rendering and the restoring of a window, what takes longer than two milliseconds counts. It does not apply while no other address has
  /// a window.
  public var pageTimeBurst: Duration = .milliseconds(250)
  /// The share of the main actor's time that the pages of one client address may take after that. Further ones wait.
  public var pageTimeShare = 0.005
  /// The time after which a page that waits for its address's share is rejected.
  public var pageTimeout: Duration = .seconds(10)
  /// The number of forms that a window without script may send at once before the rate applies.
  public var maximumFormBurst = 40
  /// The maximum number of forms per second of a window without script. Further forms are rejected.
  public var maximumFormsPerSecond = 10
  /// The maximum number of sessions of one client address that wait for their first socket. Above it, the oldest of
  /// that address is ended, or the page is rejected if all are younger than ``unclaimedGrace``.
  public var maximumUnclaimedSessionsPerAddress = 250
  /// The age below which a waiting session is not ended to make room: the time that a page needs to connect.
  public var unclaimedGrace: Duration = .seconds(3)
  /// The time for which a session waits for its first socket.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// The time for which a session without a socket waits for a reconnection.
  public var lostLifetime: Duration = .seconds(300)
  /// The delay between a change of a window's saved state and sending it to the page. Further changes in this time are
  /// sent together.
  public var savedStateDelay: Duration = .milliseconds(200)
  /// The time for which running work of an event may delay sending the saved state to the page, and the response to an upload. The state
  /// then names the work, and the window that is restored after a crash says that it was not finished.
  public var eventTimeout: Duration = .seconds(10)
  /// The maximum size of a saved state in bytes, sealed.
  public var maximumSavedStateBytes = 16 * 1024
  /// The age above which a saved state is rejected.
  public var savedStateLifetime: Duration = .seconds(14 * 86_400)
  /// The time after which a log-in ends by itself.
  public var logInLifetime: Duration = .seconds(14 * 86_400)
  /// The time after which a log-in ends that nobody uses: its browser requests no page, connects no page, and sends no event. Up to a fiftieth
  /// of it before a restart does not count as use.
  public var logInIdleLifetime: Duration = .seconds(7 * 86_400)
  /// The time within which a page has to complete a log-in that its window has requested.
  public var logInTicketLifetime: Duration = .seconds(30)
  /// The maximum number of log-ins of one user. Above it, the oldest one ends.
  public var maximumLogInsPerUser = 50
  /// The number of log-ins of all users. If more are made, the oldest one ends.
  public var maximumLogIns = 100_000
  /// The interval at which the user of an open window is read from the directory. Within this time, a changed role counts, and the windows
  /// of a disabled user end, even if nobody touches them. A directory that answers without waiting is asked at each page, connection and
  /// event too.
  public var userCheckInterval: Duration = .seconds(30)
  /// The time for which a page or a log-in waits for an answer of the directory of users.
  public var userDirectoryTimeout: Duration = .seconds(5)
  /// The time for which a user is known after the last answer of a directory that fails since. Then the user's windows end; the log-in holds
  /// again once the directory answers.
  public var userDirectoryGrace: Duration = .seconds(300)
  /// The number of attempts to log in that one client address may make at once before the rate applies.
  public var maximumLogInAttemptBurst = 10
  /// The maximum number of attempts to log in per minute of one client address.
  public var maximumLogInAttemptsPerMinute = 10
  /// The time without an acknowledgment after which a page's socket is closed.
  public var stallTimeout: Duration = .seconds(60)
  /// The time for which a first page waits for the view's asynchronous work before it is served.
  public var firstPaintTimeout: Duration = .milliseconds(1500)
  /// The time that a page without script waits for the work that its form started before it is served as it is.
  public var plainPageTimeout: Duration = .seconds(5)
  /// The interval of heartbeats, and the time without a message after which a page is pinged. After another interval
  /// without a message, its socket is closed. A page that misses heartbeats for 2.5 intervals reconnects.
  public var pingInterval: Duration = .seconds(15)

  /// Creates the default limits.
  public init() {}
}
