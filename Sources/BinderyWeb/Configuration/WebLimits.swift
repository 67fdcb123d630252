/// The limits that keep one visitor from using up the server. The defaults suit apps made of forms and lists.
public struct WebLimits: Sendable, Hashable {
  /// The maximum size of a message from a page in bytes, compressed and decompressed.
  public var maximumMessageBytes = 256 * 1024
  /// The number of events that a page may send at once before the rate applies.
  public var maximumEventBurst = 400
  /// The maximum number of events per second of a page. Further events are delayed, and the page shows a notice.
  public var maximumEventsPerSecond = 200
  /// The maximum size of an upload in bytes.
  public var maximumUploadBytes = 10_000_000
  /// The maximum number of uploads in progress; each is held in memory.
  public var maximumUploads = 8
  /// The time without a byte after which an upload is refused.
  public var uploadSilence: Duration = .seconds(15)
  /// The maximum duration of an upload.
  public var uploadTimeout: Duration = .seconds(300)
  /// The maximum number of unacknowledged patch batches of a page; later changes are combined in the next batch.
  public var maximumUnacknowledgedBatches = 64
  /// The number of bytes in unacknowledged patch batches of a page from which no other batch is sent.
  public var maximumUnacknowledgedBytes = 1024 * 1024
  /// The maximum number of sessions. Beyond it, those that lost their socket are ended first; then new pages are
  /// refused.
  public var maximumSessions = 10_000
  /// The maximum number of sessions that wait for their first socket. Beyond it, the oldest one of the address that has
  /// the most is ended.
  public var maximumUnclaimedSessions = 1_000
  /// The maximum number of sessions of one client address that wait for their first socket. Beyond it, the oldest of
  /// that address is ended, or the page refused if all are younger than ``unclaimedGrace``.
  public var maximumUnclaimedSessionsPerAddress = 100
  /// The age below which a waiting session is not ended to make room: the time that an honest page needs to connect.
  public var unclaimedGrace: Duration = .seconds(3)
  /// The time that a session waits for its first socket.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// The time that a session that lost its socket waits for the next one.
  public var lostLifetime: Duration = .seconds(300)
  /// The time after a change until the page is given what it keeps; changes until then are given together.
  public var parcelDelay: Duration = .milliseconds(200)
  /// The time that an event may work until what the page keeps is given to it all the same.
  public var parcelTimeout: Duration = .seconds(10)
  /// The maximum size of what a page keeps, sealed, in bytes.
  public var maximumParcelBytes = 16 * 1024
  /// The age from which what a page kept is not used any more.
  public var parcelLifetime: Duration = .seconds(14 * 86_400)
  /// The time without an acknowledgement after which a page's socket is closed.
  public var stallTimeout: Duration = .seconds(60)
  /// The time that a first page waits for the view's asynchronous work before it is served as it is.
  public var firstPaintTimeout: Duration = .milliseconds(1500)
  /// The interval of heartbeats, and the time without a message after which a page is pinged. After as long again its
  /// socket is closed. A page that misses heartbeats for 2.5 intervals connects anew.
  public var pingInterval: Duration = .seconds(15)

  /// Creates the default limits.
  public init() {}
}
