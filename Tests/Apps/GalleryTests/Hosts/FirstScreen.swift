internal import Bindery
internal import BinderyANSI
internal import BinderyHTML
internal import BinderyStore
internal import BinderyTesting
internal import BinderyViews
@testable internal import Gallery
internal import Testing

/// The first screen of an app, with sample data at a noon in March, once everything is loaded.
@MainActor
struct FirstScreen {
  /// The tree that all hosts show.
  let host: TestHost
  let terminalText: String
  let html: String
  var browserText: String { HTMLWords.text(of: html) }

  init(path: String, columns: Int) async throws {
    let apps = try Shelf.apps(
      environment: ["BINDERY_NOW": "2026-03-29T12:00:00Z"], store: try Store.inMemory(),
      dataFolder: "/nowhere", showsSampleData: true)
    let app = try #require(([HomeApp(apps: apps)] + apps).first { $0.path == path })
    let scope = WorkScope()
    host = WorkScope.$current.withValue(scope) { Self.host(of: app) }
    await scope.idle()
    // The terminal comes first: it reports visible rows, and a list that loads more shows that in all hosts.
    terminalText = PlainText.text(of: host.tree, width: columns)
    html = HTMLRenderer.html(of: host.tree.root)
  }

  private static func host(of app: some App) -> TestHost { TestHost { app.window } }
}
