internal import Bindery
internal import BinderyANSI
internal import BinderyHTML
internal import BinderyStore
@testable internal import BinderyTesting
internal import BinderyViews
@testable internal import Gallery
internal import Testing

/// A screen of an app, with sample data at a noon in March, once everything is loaded.
@MainActor
struct AppScreen {
  /// The tree that all hosts show.
  let host: TestHost
  /// The words of what is in front, from top to bottom.
  var words: [String] {
    let nodes = host.screen.shown
    let question = nodes.last { $0.role == .alert }.map(Self.all(in:))
    return Words.of((question ?? nodes).flatMap(Self.shown(by:)).joined(separator: "\n"))
  }

  private static func all(in node: Node) -> [Node] { [node] + node.children.flatMap(all(in:)) }

  private static func shown(by node: Node) -> [String] {
    let properties: [PropertyKey<String>] =
      switch node.role {
      case .text: [.text]
      case .alert, .unavailable, .section: [.title, .detail]
      case .toggle: [.label]
      default: []
      }
    return properties.compactMap { node[$0] }
  }

  let terminalText: String
  let html: String
  var browserText: String { HTMLWords.text(of: html) }

  /// What a person does on a screen.
  enum Step: Sendable {
    /// Presses a control by its label.
    case press(String)
    /// Types into the only field.
    case type(String)
  }

  /// Opens an app at a location, and does some steps.
  init(path: String, location: [String] = [], steps: [Step] = [], columns: Int) async throws {
    let apps = try Shelf.apps(
      environment: ["BINDERY_NOW": "2026-03-29T12:00:00Z"], store: try Store.inMemory(),
      dataFolder: "/nowhere", showsSampleData: true)
    let app = try #require(([HomeApp(apps: apps)] + apps).first { $0.path == path })
    let scope = WorkScope()
    let host = WorkScope.$current.withValue(scope) { Self.host(of: app, at: location) }
    await scope.idle()
    for step in steps {
      WorkScope.$current.withValue(scope) {
        switch step {
        case .press(let label): host.tap(.named(label))
        case .type(let text): host.type(text, into: .field())
        }
      }
      await scope.idle()
    }
    self.host = host
    // The terminal comes first: it reports visible rows, and a list that loads more shows that in all hosts.
    terminalText = PlainText.text(of: host.tree, width: columns)
    html = HTMLRenderer.html(of: host.tree.root)
  }

  private static func host(of app: some App, at location: [String]) -> TestHost {
    TestHost { app.window.environment(\.location, location) }
  }
}
