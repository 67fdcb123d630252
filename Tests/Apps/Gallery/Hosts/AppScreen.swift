internal import Bindery
internal import BinderyApp
internal import BinderyTerminal
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
  var words: [String] { Words.of(Self.texts(shownBy: host.screen.front).joined(separator: "\n")) }

  /// The titles of tabs, which each host shows in its own place.
  var tabs: [String] {
    host.screen.reachable.filter { $0.role == .tab }.flatMap { Words.of($0[.title] ?? "") }
  }

  /// Returns what a person reads in a node, first its own words and then those of its children.
  private static func texts(shownBy node: Node) -> [String] {
    var texts: [String] = []
    switch node.role {
    // A list of options is closed: it shows the selected one.
    case .option where !node.isTrue(.isSelected): return []
    // A map shows the names of pins where there is space, and the callout of a pin is closed.
    case .annotation where !node.isTrue(.isSelected): return []
    case .tab: break
    // Options in a row need no label, which is read to people who do not see them.
    case .picker where node[.pickerStyle] == .segmented: break
    // The title of a question is the label of its field.
    case .textField where node.parent?.role == .alert: break
    // A field with text shows neither label nor placeholder.
    case .textField where node[.fieldText]?.isEmpty == false: break
    default: texts = [.title, .label, .detail, .text].compactMap { node[$0] }
    }
    return texts + Screen.shownChildren(of: node).flatMap(texts(shownBy:))
  }

  let terminalText: String
  /// What the terminal prints for a screen reader: one thing a line, from top to bottom.
  let screenReaderText: String
  let html: String
  /// The texts of the document.
  var browserText: String { HTMLWords.text(of: html) }
  /// The texts of the document, with those of drawings, the values and placeholders of fields, and the labels for screen readers.
  var allText: String { HTMLWords.text(of: html, isComplete: true) }

  /// What a person does on a screen.
  enum Step: Sendable {
    /// Presses a control by its label.
    case press(String)
    /// Types into the only field.
    case type(String)
  }

  /// Opens an app at a location, and does some steps.
  init(path: String, location: [String] = [], steps: [Step] = [], columns: Int) async throws {
    let launch = try LaunchContext(
      store: .inMemory(), environment: ["BINDERY_NOW": "2026-03-29T12:00:00Z"], showsSampleData: true)
    let windows = try AppParts(of: try Gallery(launch)).windows
    let app = try #require(windows.first { $0.path == path })
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
    screenReaderText = PlainText.text(of: host.tree, width: columns, isLinear: true)
    html = HTMLRenderer.html(of: host.tree.root)
  }

  private static func host(of app: some WindowScene, at location: [String]) -> TestHost {
    TestHost { app.window.environment(\.location, location) }
  }
}
