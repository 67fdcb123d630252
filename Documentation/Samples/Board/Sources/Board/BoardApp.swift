import BinderyApp
import BinderyUsers
import BoardViewModels

@main
struct BoardApp: App {
  private let members: StoredUsers
  private let cards: CardList
  private let launch: LaunchContext

  init(_ launch: LaunchContext) {
    members = StoredUsers(in: launch.store)
    cards = CardList(store: launch.store)
    self.launch = launch
  }

  func prepare() async throws {
    guard let secret = try await members.inviteFirst(roles: [.editor]) else { return }
    let address = launch.address(of: "/?invitation=\(secret)")
    launch.report("There are no members yet. The first editor signs up within an hour, at \(address)")
  }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Board") {
      TeamView(model: TeamViewModel(cards: cards, users: members, session: .current, scene: .current))
    }
  }
}
