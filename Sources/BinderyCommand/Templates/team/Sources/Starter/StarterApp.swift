import BinderyApp
import BinderyUsers
import StarterViewModels

@main
struct StarterApp: App {
  private let members: StoredUsers
  private let items: SharedRecords<Item>

  init(_ launch: LaunchContext) {
    members = StoredUsers(in: launch.store, inviting: [.editor])
    items = SharedRecords(launch.store)
  }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Starter Title") {
      TeamView(
        members: MembersViewModel(users: members, session: .current, scene: .current, inviters: .editor),
        model: TeamViewModel(items: items, session: .current, scene: .current))
    }
    // .theme(.paper)  // The look: colors, fonts, corners, density.
  }
}
