import BinderyViews
import TestSupport
import Testing

@testable import BinderyWeb

/// The addresses of an app with an empty path, beside another app or alone.
@Suite(.timeLimit(.minutes(10))) struct RootAppTests {
  private struct Towns: WindowScene {
    let title = "Towns"
    let path = ""
    let summary = "Towns."

    var window: some View {
      NavigationStack {
        NavigationLink("Oslo", value: 7)
          .navigationDestination(for: Int.self) { Text("Town number \($0)") }
      }
    }
  }

  @Test(arguments: [true, false])
  func aDeeperScreenCanBeLoadedAgain(isAlone: Bool) async throws {
    try await HostServer.run(apps: { isAlone ? [Towns()] : [Towns(), CounterApp()] }) { server in
      let answer = try await server.answer("GET /7")
      #expect(answer.status == 200)
      #expect(answer.text.contains("Town number 7"))
      #expect(answer.text.contains("<body data-base=\"/\""))
      let plain = try await server.answer("GET /7?plain=")
      #expect(plain.status == 200 && plain.text.contains("Town number 7"))
    }
  }

  @Test func theNameOfAScreenOfAnotherWindowLeadsToTheFirstScreen() async throws {
    try await HostServer.run(apps: { [Towns()] }) { server in
      let answer = try await server.answer("GET /~1")
      #expect(answer.status == 200)
      #expect(answer.text.contains("Oslo"))
    }
  }

  @Test func beforeALogInEachAddressShowsTheFirstScreen() async throws {
    try await HostServer.run(
      apps: { [WindowGroup("Club") { Text("Log in") }] }, configure: { $0.users = TestUsers() }
    ) { server in
      let answer = try await server.answer("GET /7")
      #expect(answer.status == 200)
      #expect(answer.text.contains("Log in"))
    }
  }

  @Test func whereTheAppHasNoScreenThereIsNoPageAndNoSession() async throws {
    try await HostServer.run(apps: { [Towns(), CounterApp()] }) { server in
      for path in ["/nowhere", "/favicon.ico", "/nowhere?plain="] {
        let answer = try await server.answer("GET \(path)")
        #expect(answer.status == 404, "\(path)")
        #expect(answer.text.contains("Page not found"))
      }
      #expect(try await server.answer("GET /counter/7").status == 200)
      #expect(await server.host.sessionCount == 1)
    }
    try await HostServer.run(apps: { [WindowGroup("Sign") { Text("Welcome") }] }) { server in
      let root = try await server.answer("GET /")
      #expect(root.status == 200)
      let deeper = try await server.answer("GET /7")
      #expect(deeper.status == 404)
    }
  }
}
