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

  /// Returns the path at which the first user signs up, of a program that nobody can use yet; nil otherwise. Each process asks for it when it
  /// starts, and reports the address to the operator of the program.
  ///
  /// - Throws: An error with a sentence, with which the program ends.
  func firstInvitation() async throws -> String?
}

extension UserDirectory {
  /// Nil: users are added elsewhere.
  public func firstInvitation() async throws -> String? { nil }
}
