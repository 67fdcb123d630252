import BinderyApp
import BinderyUsers
import BoardViewModels

@main
struct BoardApp: App {
  private let members: StoredUsers
  private let cards: SharedRecords<Card>

  init(_ launch: LaunchContext) {
    members = StoredUsers(in: launch.store, inviting: [.editor])
    cards = SharedRecords(launch.store)
  }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Board") {
      TeamView(
        members: MembersViewModel(users: members, session: .current, scene: .current, inviters: .editor),
        board: BoardViewModel(cards: cards, session: .current, scene: .current))
    }
  }
}
