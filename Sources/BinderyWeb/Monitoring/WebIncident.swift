/// An incident at a ``WebHost``: something that it rejected, ignored or slowed down. Incidents are counted, and logged
/// without user input.
public enum WebIncident: String, Sendable, Hashable, CaseIterable {
  /// A WebSocket handshake was rejected: malformed, from a foreign origin, or for a foreign host name.
  case refusedHandshake
  /// A request was rejected because its `Host` is missing, repeated, or not a name of this server.
  case refusedHost
  /// A request that reports a client's address did not come from a listed proxy, and was treated as the client's own.
  case unlistedProxy
  /// The bytes of a connection are no HTTP request.
  case refusedRequest
  /// A connection was closed because its TLS handshake failed: it is not encrypted, too old, too slow, or its client does not accept the
  /// certificate.
  case failedTLSHandshake
  /// A connection was closed because the body of its request arrived too slowly.
  case slowBody
  /// A connection was closed because there are too many, of one address or in total.
  case refusedConnection
  /// A connection was closed because its client did not read a response.
  case slowReader
  /// A page was rejected because there are too many sessions, of one address or in total.
  case refusedPage
  /// A session whose page never connected was ended to make room for another.
  case evictedSession
  /// A socket was closed because its peer violated RFC 6455 or the format or order of frames, or did not say hello in time.
  case refusedFrame
  /// A socket was closed because its peer answered no ping, or its page acknowledged nothing for a minute.
  case unresponsiveSocket
  /// A page asked for a session that does not exist, or for changes that are no longer kept.
  case unknownSession
  /// An event was ignored: its node does not exist, is disabled or hidden, or does not accept it.
  case ignoredEvent
  /// The saved state that a page sent was forged, damaged, too old or of another app, and was rejected.
  case refusedSavedState
  /// A window was not restored, because the store that knows which process acts for it cannot be reached. Its page tries again.
  case storeFailed
  /// The database turned out to lack changes that this process had seen: an older backup was restored, or a standby without them became the
  /// primary.
  case rolledBackDatabase
  /// A message between windows did not arrive (`Topic`).
  case lostMessage
  /// A window keeps more than ``WebLimits/maximumSavedStateBytes``. Its largest values are left out of what its page stores.
  case partialSavedState
  /// A form of a page without script was of another site, could not be read, or came too soon after others.
  case refusedForm
  /// A log-in was not completed: its ticket is unknown, was used before, is too old, or is of another browser, or the user is disabled.
  case refusedLogIn
  /// The directory of users failed, or did not answer in time.
  case failedUserDirectory
  /// A client sent events, frames or requests above a rate or limit, and was slowed down or disconnected.
  case slowedSocket
  /// An upload failed or was rejected.
  case failedUpload
  /// The handler of an event, a first page or a restoration took 50 ms or longer, which delays every other page.
  case slowHandler
  /// The main actor answered a probe after 50 ms or longer. Every page was delayed, possibly by work outside of handlers.
  case lateMainActor
  /// The main actor did not respond for three seconds. All pages are blocked.
  case stuckMainActor
}
