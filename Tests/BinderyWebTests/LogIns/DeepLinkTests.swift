import Bindery
import BinderyViewModels
import BinderyViews
import TestSupport
import Testing

@testable import BinderyWeb

/// The address to which a log-in leads: that of the screen for which the user had to log in.
@Suite(.timeLimit(.minutes(10))) struct DeepLinkTests {
  private func withLibrary(
    _ access: LibraryApp.Access, _ body: (TestBrowser) async throws -> Void
  ) async throws {
    try await HostServer.run(
      apps: { [LibraryApp(access: access)] }, configure: { $0.users = TestUsers() }
    ) { server in
      try await body(TestBrowser(server))
    }
  }

  @Test(arguments: LibraryApp.Access.allCases, ["/library/hall/shelf", "/library/hall", "/library"])
  func aUserWhoHasToLogInFirstArrivesAtTheScreen(access: LibraryApp.Access, address: String) async throws {
    try await withLibrary(access) { browser in
      let window = try await browser.open(address)
      let location = try await browser.logIn("As Ada", in: window)["Location"]
      #expect(location == address)
      let last = address.split(separator: "/").last ?? ""
      #expect(try await browser.open(address).shows(last == "library" ? "As Ada" : "Room \(last)"))
    }
  }

  @Test func queryIsRestoredAfterTheLogIn() async throws {
    try await withLibrary(.afterLogIn) { browser in
      let window = try await browser.open("/library/hall?book=a%26b&x=1")
      let location = try await browser.logIn("As Ada", in: window)["Location"]
      #expect(location == "/library/hall?book=a%26b&x=1")
      #expect(try await browser.open(location ?? "").shows("Book a&amp;b"))
    }
  }

  @Test func aUserWhoHasGoneElsewhereStaysThere() async throws {
    try await withLibrary(.always) { browser in
      let window = try await browser.open("/library/hall/shelf?x=1")
      let stack = try #require(window.page.html.firstMatch(of: /id="n([0-9]+)" class="navigation/)).1
      try await window.send(stack, "9,\"hall\"")
      #expect(try await browser.logIn("As Ada", in: window)["Location"] == "/library/hall")
    }
  }

  @Test func theScreenIsReachedWithoutScriptToo() async throws {
    try await withLibrary(.afterLogIn) { browser in
      let page = try await browser.answer("GET /library/hall/shelf?book=x&plain=").text
      let button = try #require(page.firstMatch(of: /name="press" value="([0-9]+)"/)).1
      let action = try #require(page.firstMatch(of: /action="([^"]+)"/)).1
      let turn = try #require(page.firstMatch(of: /name="turn" value="([0-9]+)"/)).1
      let answer = try await browser.post(
        "turn=\(turn)&press=\(button)", to: String(action.replacing("&amp;", with: "&")))
      #expect(answer["Location"] == "/library/hall/shelf?book=x&plain=")
      #expect(try await browser.answer("GET \(answer["Location"] ?? "")").text.contains("Room shelf"))
    }
  }
}

/// Rooms that need a log-in.
struct LibraryApp: WindowScene {
  /// Who sees the rooms: the view has no stack without a user, or its view model shows no room, or everybody sees them.
  enum Access: CaseIterable { case afterLogIn, emptyPath, always }

  let access: Access
  let title = "Library"
  let path = "library"
  let summary = "Has rooms."

  var window: some View {
    LibraryView(model: LibraryModel(access: access, session: .current, scene: .current))
  }
}

enum Room: String, Hashable, LosslessStringConvertible {
  case hall, shelf
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

@MainActor
private final class LibraryModel {
  @Box private var rooms: [Room] = []
  @Box var book = ""
  let access: LibraryApp.Access
  let session: UserSession

  init(access: LibraryApp.Access, session: UserSession, scene: SceneState) {
    self.access = access
    self.session = session
    if session.user != nil { scene.keep("book", of: self, \.book, in: .address) }
  }

  var path: [Room] {
    get { rooms }
    set { rooms = access == .emptyPath && session.user == nil ? [] : newValue }
  }
}

private struct LibraryView: View {
  @Bindable var model: LibraryModel

  var body: some View {
    VStack {
      Button("As Ada") { WorkScope.start { _ = try? await model.session.logIn("ada") } }
      Text("Book \(model.book)")
      if model.session.user != nil || model.access != .afterLogIn {
        NavigationStack(path: $model.path) {
          Text("Entrance").navigationDestination(for: Room.self) { Text("Room \($0.description)") }
        }
      }
    }
  }
}
