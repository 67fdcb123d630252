/// The bounds that keep one visitor from using up the server. The defaults suit apps of forms and lists.
public struct WebLimits: Sendable, Hashable {
  /// The greatest size of a message from a page in bytes, packed and unpacked.
  public var maximumMessageBytes = 256 * 1024
  /// The most bytes that a picture or file may have which somebody sends.
  public var maximumUploadBytes = 10_000_000
  /// How many of them may be on their way at once, each in memory until it is there.
  public var maximumUploads = 8
  /// How long one on its way may stand still.
  public var uploadSilence: Duration = .seconds(15)
  /// How long one may be on its way.
  public var uploadTimeout: Duration = .seconds(300)
  /// How many patch batches may be under way to a page; what changes meanwhile is combined in the next one.
  public var maximumUnacknowledgedBatches = 64
  /// How many bytes of patch batches may be under way to a page before no further batch is sent.
  public var maximumUnacknowledgedBytes = 1024 * 1024
  /// How many sessions there may be; then those that lost their socket go first, and at last new pages are refused.
  public var maximumSessions = 10_000
  /// How many sessions may wait for their first socket; then the oldest of these goes.
  public var maximumUnclaimedSessions = 1_000
  /// How long a session waits for its first socket.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// How long a session that lost its socket waits for the next one.
  public var lostLifetime: Duration = .seconds(300)
  /// How long a page may leave everything unacknowledged before its socket is closed.
  public var stallTimeout: Duration = .seconds(60)
  /// How long a first page waits for the view's work before it is served as it is.
  public var firstPaintTimeout: Duration = .milliseconds(1500)
  /// How long a page may be silent before it is asked whether it is there; as long again, and its socket is closed.
  public var pingInterval: Duration = .seconds(25)

  /// The default bounds.
  public init() {}
}
