internal import Bindery
@testable internal import BinderyApp
internal import BinderyViewModels
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The address of a page whose screen and query change at once.
  @Suite(.timeLimit(.minutes(10)))
  struct AddressTests {
    @Test func aDeeperScreenOfTheOnlyAppSurvivesAReload() async throws {
      try await withPage(of: { PlacedWindow.all(of: TownsApp())[0] }) { page in
        try await page.wait(for: "In oslo")
        try await page.button("Choose a town").click()
        try await page.wait(forPath: "/towns")
        try await page.reload()
        try await page.wait(for: "Bergen")
        try await page.wait(until: "location.pathname === '/towns' && document.title.includes('Towns')")
        try await page.goBack()
        try await page.wait(for: "In oslo")
        try await page.wait(until: "location.pathname === '/'")
      }
    }

    @Test func aPressThatClosesAScreenAndChangesTheQueryKeepsBothInTheAddress() async throws {
      try await withPage(of: { PlacedWindow.all(of: TownsApp())[0] }) { page in
        try await page.wait(for: "In oslo")
        try await page.button("Choose a town").click()
        try await page.wait(forPath: "/towns")
        // Browsers go back some time after they are asked to. Here, that is certainly after the query of the same press has come.
        try await page.evaluate(
          """
          window.walks = 0;
          addEventListener('popstate', () => window.walks += 1);
          const back = history.back.bind(history);
          history.back = () => {
            const timer = setInterval(() => {
              if (!document.body.innerText.includes('In bergen')) return;
              clearInterval(timer);
              setTimeout(back, 200);
            });
          };
          """)
        try await page.button("Bergen").click()
        try await page.wait(until: "window.walks === 1")
        try await page.wait(until: "location.pathname + location.search === '/?town=bergen'")
        try await page.reload()
        try await page.wait(for: "In bergen")
        try await page.goBack()
        try await page.wait(for: "In oslo")
        try await page.wait(until: "location.pathname === '/'")
        #expect(try await page.evaluate("location.search") == "")
      }
    }
  }
}

extension Toolkit.AddressTests {
  @Test func theAddressIsThatOfTheTabThatIsShown() async throws {
    try await withPage(of: { PlacedWindow.all(of: TabsApp())[0] }) { page in
      try await page.link("Oslo").click()
      try await page.wait(forPath: "/oslo")
      try await page.button("Numbers").click()
      try await page.wait(until: "location.pathname + location.search === '/?page=numbers'")
      try await page.reload()
      try await page.link("Seven").click()
      try await page.wait(until: "location.pathname + location.search === '/7?page=numbers'")
      try await page.reload()
      try await page.wait(for: "Number 7")
      try await page.button("Towns").click()
      try await page.wait(until: "location.pathname + location.search === '/'")
      try await page.wait(until: "document.activeElement.textContent.includes('Towns')")
    }
  }

  @Test func backAndForwardLeaveTheScreensOfEachTab() async throws {
    try await withPage(of: { PlacedWindow.all(of: TabsApp())[0] }) { page in
      let isAtOslo =
        "location.pathname + location.search === '/oslo' && document.body.innerText.includes('Ask')"
      try await page.link("Oslo").click()
      try await page.wait(until: isAtOslo)
      try await page.button("Numbers").click()
      try await page.wait(until: "location.search === '?page=numbers'")
      for _ in 1...2 {
        try await page.goBack()
        try await page.wait(until: isAtOslo)
        try await page.evaluate("history.forward()")
        try await page.link("Seven").waitUntilShown()
        try await page.wait(until: "location.pathname + location.search === '/?page=numbers'")
      }
    }
  }

  @Test func backClosesASheetFirst() async throws {
    try await withPage(of: { PlacedWindow.all(of: TabsApp())[0] }) { page in
      try await page.link("Oslo").click()
      try await page.wait(forPath: "/oslo")
      try await page.button("Ask").click()
      try await page.wait(for: "In a sheet")
      try await page.goBack()
      try await page.wait(until: "!document.querySelector('dialog') && location.pathname === '/oslo'")
      try await page.goBack()
      try await page.wait(forPath: "/")
    }
  }
}

private struct TabsApp: App {
  var body: some Scene {
    WindowGroup("Tabs") { TabsView(model: TabsViewModel(scene: .current)) }
  }
}

@MainActor
private final class TabsViewModel {
  enum Page: String { case towns, numbers }

  @Box var page = Page.towns
  @Box var asks = false

  init(scene: SceneState) { scene.keep("page", of: self, \.page, in: .address) }
}

private struct TabsView: View {
  @Bindable var model: TabsViewModel

  var body: some View {
    TabView(selection: $model.page) {
      Tab("Towns", systemImage: "star", value: TabsViewModel.Page.towns) {
        NavigationStack {
          NavigationLink("Oslo", value: "oslo").navigationDestination(for: String.self) { town in
            Button("Ask") { model.asks = true }
              .sheet(isPresented: $model.asks) { Text("In a sheet") }
          }
        }
      }
      Tab("Numbers", systemImage: "number", value: TabsViewModel.Page.numbers) {
        NavigationStack {
          NavigationLink("Seven", value: 7).navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
  }
}

private struct TownsApp: App {
  var body: some Scene {
    WindowGroup("Towns") { TownsView(model: TownsViewModel(scene: .current)) }
  }
}

@MainActor
private final class TownsViewModel {
  @Box var path: [String] = []
  @Box var town = "oslo"

  init(scene: SceneState) { scene.keep("town", of: self, \.town, in: .address) }

  /// Closes the screen and changes the query.
  func choose(_ town: String) {
    path = []
    self.town = town
  }
}

private struct TownsView: View {
  @Bindable var model: TownsViewModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack(spacing: 12) {
        Text("In \(model.town)")
        Button("Choose a town") { model.path = ["towns"] }
      }
      .navigationTitle("Town")
      .navigationDestination(for: String.self) { _ in
        Button("Bergen") { model.choose("bergen") }.navigationTitle("Towns")
      }
    }
  }
}
