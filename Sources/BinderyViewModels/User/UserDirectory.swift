/// The users of an app. Pass one to a host.
///
/// No event waits for an answer: a host uses the user as it knew them last, and asks again in the background. It asks at each page,
/// connection and event if the directory answers without waiting, as one in memory does, so that a changed role or a disabled user counts at
/// the next event. A directory that waits for a database or a service is asked about each user once in a while.
@MainActor
public protocol UserDirectory: Sendable {
  /// Returns the user with an identifier; nil if there is none, or they may no longer use the app. Their log-ins then end.
  ///
  /// - Throws: An error if the user cannot be read now. Nobody's log-in ends then, and the host keeps a known user for some minutes.
  func user(_ id: User.ID) async throws -> User?

  /// Returns how the first user of a program that nobody can use yet signs up; nil otherwise. Each process asks for it when it starts, and
  /// reports it to the operator of the program.
  ///
  /// - Throws: An error with a sentence, with which the program ends.
  func firstInvitation() async throws -> FirstInvitation?
}

/// How the first user of a program signs up.
public enum FirstInvitation: Hashable, Sendable {
  /// At this path, with a secret in its query.
  case path(String)
  /// At the address that an earlier start, or another process, has reported, for this number of seconds.
  case reported(seconds: Int)
}

extension UserDirectory {
  /// Nil: users are added elsewhere.
  public func firstInvitation() async throws -> FirstInvitation? { nil }
}
