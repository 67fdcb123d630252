import BinderySwiftUI
import BinderyTesting
import BinderyViews
import Testing

private final class Library: ObservableObject {
  @Published var books = 1
}

private struct BooksApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup { Shelf().environmentObject(library) }
    WindowGroup("Desk", id: "Desk") { Text("Desk") }
    Settings { Text("Preferences") }
  }
}

private struct Shelf: View {
  @EnvironmentObject var library: Library
  @State private var taken = 0

  var body: some View {
    Text("\(library.books) books, \(taken) taken")
    Button("Buy") { library.books += 1 }
    Button("Take") { taken += 1 }
  }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Text("Hello") } }
}

@MainActor
@Suite(.workScope) struct SceneTests {
  @Test func eachKindOfWindowHasATitleAndAPath() throws {
    let apps = try AppParts(of: BooksApp()).windows
    #expect(apps.map(\.title) == ["Books", "Desk", "Settings"])
    #expect(apps.map(\.path) == ["", "desk", "settings"])
    #expect(try AppParts(of: PlainApp()).windows.map(\.title) == ["Plain"])
    #expect(Set(apps.map(\.settingsName)) == [""])
  }

  @Test func windowsShareTheAppsObjectsAndKeepTheirOwnState() throws {
    let app = try #require(try AppParts(of: BooksApp()).windows.first)
    let first = TestHost { app.window }
    let second = TestHost { app.window }
    first.tap("Buy")
    first.tap("Take")
    #expect(first.texts.first == "2 books, 1 taken")
    #expect(second.texts.first == "2 books, 0 taken")
  }
}
