import BinderyApp
import BinderyUsers
import StarterViewModels

@main
struct StarterApp: App {
  private let members: StoredUsers
  private let items: ItemList
  private let launch: LaunchContext

  init(_ launch: LaunchContext) {
    members = StoredUsers(in: launch.store)
    items = ItemList(store: launch.store)
    self.launch = launch
  }

  func prepare() async throws {
    guard let secret = try await members.inviteFirst(roles: [.editor]) else { return }
    let address = launch.address(of: "/?invitation=\(secret)")
    launch.report("There are no members yet. The first editor signs up within an hour, at \(address)")
  }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Starter Title") {
      TeamView(model: TeamViewModel(items: items, users: members, session: .current, scene: .current))
    }
    // .theme(.paper)  // The look: colors, fonts, corners, density.
  }
}
