package import Bindery

/// The log-in of one window, for view models and views: who uses it, and how they log in and out.
///
/// ```swift
/// @MainActor
/// final class MembersViewModel {
///   private let session: UserSession
///
///   init(session: UserSession) { self.session = session }
///
///   var greeting: String { session.user.map { "Hello, \($0.name)" } ?? "Please log in" }
/// }
/// ```
/// An app passes ``current`` to its view models in `window`. Views use `@Environment(\.userSession)`. The app checks the password or
/// another proof of identity itself, then calls ``logIn(_:)``.
///
/// In a browser, a log-in belongs to all windows of the browser. A log-in and a log-out load them again, so that nothing of one user is
/// left for another. In other hosts it belongs to the window, and ends with it.
@MainActor
public final class UserSession {
  private enum Window {
    @TaskLocal static var session: UserSession?
  }

  /// The session of the window that is being created, for `WindowScene.window`. Elsewhere, one in which nobody can log in.
  public static var current: UserSession { Window.session ?? nobody }

  /// The session of all windows whose host has no users: nobody can log in, so that it never changes.
  package static let nobody = UserSession()

  private let account: UserAccount
  private let host: any UserSessionHost

  /// Creates a session that no host knows, for tests, previews and hosts with a single window.
  ///
  /// - Parameters:
  ///   - user: The user who is logged in at the beginning; nil for none.
  ///   - users: The users who can log in; nil if nobody can.
  public convenience init(user: User? = nil, users: (any UserDirectory)? = nil) {
    let host = SingleWindow(user, users)
    self.init(host: host, account: host.account)
  }

  /// Creates the session of a host's window.
  package init(host: any UserSessionHost, account: UserAccount) {
    self.host = host
    self.account = account
  }

  /// The user who is logged in; nil if nobody is. Reading it tracks it.
  ///
  /// The host reads it again from the ``UserDirectory``, without waiting. Long work that an event started, such as a download, and what must
  /// not rely on a role of some seconds ago, call ``refresh()`` before.
  public var user: User? { account.user }

  /// Counts an attempt to log in. Call it before each check of a password.
  ///
  /// - Returns: Whether the check may be made. A host for a network allows few attempts per minute and client address.
  public func takeLogInAttempt() -> Bool { host.takeLogInAttempt() }

  /// Logs a user in whose identity the app has verified.
  ///
  /// In a browser, the window is loaded again with the user.
  ///
  /// - Returns: Whether the host's directory knows the user. Otherwise nothing happens.
  /// - Throws: The error of the directory, if it does not answer. Nobody is logged in then.
  @discardableResult
  public func logIn(_ id: User.ID) async throws -> Bool { try await host.logIn(id) }

  /// Logs the user out, in all windows of this log-in at once. Without a user, nothing happens.
  public func logOut() { host.logOut() }

  /// Logs a user out everywhere: ends all log-ins of the user, in all browsers and on all devices, also those that are not completed yet.
  ///
  /// - Parameter id: The user; nil for the one who is logged in. If nobody is, nothing happens. An app that resets a forgotten password
  ///   names the user, because nobody is logged in there yet.
  public func logOutEverywhere(_ id: User.ID? = nil) { host.logOutEverywhere(id) }

  /// Reads the user from the directory, and waits for the answer. The user stays as they were known if there is none.
  public func refresh() async { await host.refresh() }

  /// Runs a closure in which ``current`` is this session.
  package func whileCurrent<R>(_ body: () -> R) -> R { Window.$session.withValue(self, operation: body) }
}

/// The user of a log-in, shared by all of its windows.
@MainActor
package final class UserAccount {
  /// The user as the directory knew them last; nil without a log-in, or after its end.
  @Box package var user: User?

  package init(_ user: User? = nil) { self.user = user }
}

/// The part of a host that keeps the log-in of a window. See ``UserSession`` for its functions.
@MainActor
package protocol UserSessionHost: AnyObject {
  func takeLogInAttempt() -> Bool
  func logIn(_ id: User.ID) async throws -> Bool
  func logOut()
  func logOutEverywhere(_ id: User.ID?)
  func refresh() async
}

/// A log-in that belongs to a single window.
private final class SingleWindow: UserSessionHost {
  let account: UserAccount
  private let users: (any UserDirectory)?

  init(_ user: User?, _ users: (any UserDirectory)?) {
    account = UserAccount(user)
    self.users = users
  }

  func takeLogInAttempt() -> Bool { true }

  func logIn(_ id: User.ID) async throws -> Bool {
    guard let user = try await users?.user(id) else { return false }
    account.user = user
    return true
  }

  func logOut() { account.user = nil }
  func logOutEverywhere(_ id: User.ID?) { if id == nil || id == account.user?.id { account.user = nil } }

  func refresh() async {
    guard let id = account.user?.id, let user = try? await users?.user(id) as User?? else { return }
    // Somebody else may have logged in meanwhile.
    if account.user?.id == id { account.user = user }
  }
}
