import BinderyApp
import BinderyUsers
import StarterViewModels

@main
struct StarterApp: App {
  private let members: StoredUsers
  private let items: ItemList
  private let report: (String) -> Void

  init(_ launch: LaunchContext) {
    members = StoredUsers(in: launch.store)
    items = ItemList(store: launch.store)
    report = launch.report
  }

  func prepare() async throws {
    guard try await members.all().isEmpty else { return }
    let secret = try await members.invite(roles: [.editor], lasting: .seconds(3600))
    report("There are no members yet. The first editor signs up within an hour, at /?invitation=\(secret)")
  }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Starter Title") {
      TeamView(model: TeamViewModel(items: items, users: members, session: .current, scene: .current))
    }
    // .theme(.paper)  // The look: colors, fonts, corners, density.
  }
}
