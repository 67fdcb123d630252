import BinderyApp
import BinderyUsers
import BoardViewModels

@main
struct BoardApp: App {
  private let members: StoredUsers
  private let cards: CardList
  private let report: (String) -> Void

  init(_ launch: LaunchContext) {
    members = StoredUsers(in: launch.store)
    cards = CardList(store: launch.store)
    report = launch.report
  }

  func prepare() async throws {
    guard try await members.all().isEmpty else { return }
    let secret = try await members.invite(roles: [.editor], lasting: .seconds(3600))
    report("There are no members yet. The first editor signs up within an hour, at /?invitation=\(secret)")
  }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Board") {
      TeamView(model: TeamViewModel(cards: cards, users: members, session: .current, scene: .current))
    }
  }
}
