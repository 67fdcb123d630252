import Bindery
import BinderyViewModels
import BinderyViews

@testable import BinderyWeb

/// Users whom a test can change while a host runs.
@MainActor
final class TestUsers: UserDirectory {
  var users: [User.ID: User] = [
    "ada": User(id: "ada", name: "Ada", roles: [.editor]), "bob": User(id: "bob", name: "Bob"),
  ]

  nonisolated init() {}

  func user(_ id: User.ID) -> User? { users[id] }
}

extension User.Role {
  static let editor: Self = "editor"
}

/// An app in which people log in and out with buttons.
struct MembersApp: WindowScene {
  let title = "Members"
  let path = "members"
  let summary = "Knows its users."
  /// What the button “Later” waits for before it logs Ada in.
  var proof = AsyncStream<Never> { $0.finish() }

  var window: some View {
    MembersView(model: MembersModel(session: .current, scene: .current, proof: proof))
  }
}

@MainActor
final class MembersModel {
  let session: UserSession
  @Box private(set) var deleted = 0
  @Box private(set) var refused = 0
  @Box var draft = ""
  @Box var attempts = ""

  private(set) lazy var later = Command { [weak self, proof] () async -> Void in
    for await _ in proof {}
    await self?.logIn("ada")
  }
  private let proof: AsyncStream<Never>

  init(session: UserSession, scene: SceneState, proof: AsyncStream<Never>) {
    self.session = session
    self.proof = proof
    scene.keep("draft", of: self, \.draft)
  }

  func enter(as id: User.ID) {
    attempts += session.takeLogInAttempt() ? "y" : "n"
    WorkScope.start { await self.logIn(id) }
  }

  private func logIn(_ id: User.ID) async {
    if (try? await session.logIn(id)) != true { refused += 1 }
  }

  func delete() {
    if session.user?.has(.editor) == true { deleted += 1 } else { refused += 1 }
  }
}

private struct MembersView: View {
  @Bindable var model: MembersModel
  @State private var photo: PhotosPickerItem?
  @AppStorage("note") private var note = 0.0

  var body: some View {
    VStack {
      Text("User: \(model.session.user?.name ?? "nobody")")
      Text("Deleted \(model.deleted), refused \(model.refused), attempts \(model.attempts)")
      TextField("Draft", text: $model.draft)
      Stepper("Note", value: $note, in: 0...9)
      Button("As Ada") { model.enter(as: "ada") }
      Button("As Bob") { model.enter(as: "bob") }
      Button("As Eve") { model.enter(as: "eve") }
      Button("Later") { model.later.execute() }
      Button("Delete") { model.delete() }
      Button("Leave") { model.session.logOut() }
      Button("Leave everywhere") { model.session.logOutEverywhere() }
      PhotosPicker("Photo", selection: $photo)
      Text("Photo: \(photo?.data.count ?? 0)")
    }
  }
}
