import Bindery
import BinderyStore
import BinderyUsers
import BinderyViewModels
import Foundation

extension User.Role {
  /// May remove items, and invite people.
  public static let editor: Self = "editor"
}

/// One window of the team: who uses it, and the list that all share.
@MainActor
public final class TeamViewModel {
  /// What is typed, and not added yet.
  @Box public var draft = ""
  /// The end of the address at which the person who was invited last signs up.
  @Box public private(set) var invitation: String?
  /// Why the last change failed.
  @Box public private(set) var problem: String?
  /// The form of people who have an account.
  public let logIn: LogInViewModel
  /// The secret of an invitation, in the address of the person who was invited.
  @Box private var secret = ""
  private let items: ItemList
  private let users: StoredUsers
  private let session: UserSession

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - items: The list that all windows share.
  ///   - users: The members of the team.
  ///   - session: Who uses the window.
  ///   - scene: The state of the window: the draft, and an invitation in its address.
  public init(
    items: ItemList, users: StoredUsers, session: UserSession, scene: SceneState = SceneState()
  ) {
    self.items = items
    self.users = users
    self.session = session
    logIn = LogInViewModel(users: users, session: session)
    scene.keep("draft", of: self, \.draft)
    scene.keep("invitation", of: self, \.secret, in: .address)
    // Members need none, so it leaves their address.
    if session.user != nil { secret = "" }
    WorkScope.start("read the list") { await items.load() }
  }

  /// The form of people who were invited; nil for others.
  public private(set) lazy var signUp: SignUpViewModel? =
    secret.isEmpty
    ? nil
    : SignUpViewModel(users: users, session: session, invitation: secret) { [weak self] in
      // It leaves the address, too.
      self?.secret = ""
    }

  /// The person who is logged in.
  public var user: User? { session.user }

  /// Whether the person may remove items, and invite people.
  public var isEditor: Bool { user?.has(.editor) == true }

  /// The rows, with the state of reading them.
  public var rows: Loadable<[Item]> { items.state }

  /// Adds what is typed.
  public func add() {
    let title = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard user != nil, !title.isEmpty else { return }
    draft = ""
    perform { _ = try await $0.items.save(Item(title: title)) }
  }

  /// Removes an item. Views hide the button from others, but the view model decides.
  public func remove(_ item: Item) {
    guard isEditor else { return }
    perform { _ = try await $0.items.remove(item.id) }
  }

  /// Makes an invitation.
  public func invite() {
    guard isEditor else { return }
    perform { $0.invitation = "/?invitation=\(try await $0.users.invite())" }
  }

  /// Logs the person out, in all windows of their browser.
  public func logOut() {
    signUp = nil
    session.logOut()
  }

  private func perform(_ change: @escaping @MainActor (TeamViewModel) async throws -> Void) {
    problem = nil
    WorkScope.start("change") {
      do { try await change(self) } catch { self.problem = error.localizedDescription }
    }
  }
}
