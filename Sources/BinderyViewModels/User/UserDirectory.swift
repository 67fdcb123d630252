/// The users of an app. Pass one to a host.
///
/// A host asks for the user of a log-in at each page, connection and event, so that a changed role or a disabled user counts at the
/// next event. The answer has to be fast: keep the users in memory, and load them before the host runs.
@MainActor
public protocol UserDirectory: Sendable {
  /// Returns the user with an identifier; nil if there is none, or they may no longer use the app. Their log-ins then end.
  func user(_ id: User.ID) -> User?
}
