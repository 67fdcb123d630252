/// Something that a ``WebHost`` refused, ignored or slowed down. Hosts count incidents, and log them without user input.
public enum WebIncident: String, Sendable, Hashable, CaseIterable {
  /// A WebSocket handshake was refused: malformed, of a foreign origin, or for a foreign host name.
  case refusedHandshake
  /// A request was refused since its `Host` is missing, repeated, or not a name of this server.
  case refusedHost
  /// A connection was closed since the body of its request arrived too slowly.
  case slowBody
  /// A page was refused since there are too many sessions, of one address or altogether.
  case refusedPage
  /// A session whose page never connected was ended to make room for another one.
  case evictedSession
  /// An event was ignored: its node does not exist, is disabled or hidden, or does not accept it.
  case ignoredEvent
  /// What a page kept of its window was forged, damaged, too old or of another app, and was not used.
  case refusedParcel
  /// A page sent more events than the rate allows, and was slowed down.
  case slowedSocket
  /// An upload failed or was refused.
  case failedUpload
  /// The handler of an event, or a first page, took 50 ms or longer, which delays every other page.
  case slowHandler
  /// The main actor did not answer for three seconds: every page waits.
  case stuckMainActor
}
