internal import Bindery
internal import BinderyHTML
internal import BinderyViews

/// A mounted view of an app, shown as HTML. Its asynchronous work is counted in a scope of its own, so that a first
/// page can wait for the view to settle.
@MainActor
final class TreePresentation: Presentation {
  private let tree: ViewTree
  private let scope: WorkScope

  var onChange: (@MainActor () -> Void)? {
    get { tree.onPatches }
    set { tree.onPatches = newValue }
  }

  /// Mounts a window of an app.
  ///
  /// - Parameters:
  ///   - location: where a navigation stack opens, such as `locations/add`.
  ///   - home: what the page of all apps is called; nil where there is none.
  init(_ app: some App, location: String, home: String?) {
    let scope = WorkScope()
    var environment = EnvironmentValues()
    environment.location = location
    environment.home = home
    self.scope = scope
    tree = WorkScope.$current.withValue(scope) { ViewTree(environment: environment) { app.window } }
  }

  /// Returns once the view has nothing under way, or after `limit`.
  func settle(atMost limit: Duration) async {
    guard !scope.isIdle else { return }
    let (either, signal) = AsyncStream<Never>.makeStream()
    scope.whenIdle { signal.finish() }
    let timeout = Task {
      try? await Task.sleep(for: limit)
      signal.finish()
    }
    for await _ in either {}
    timeout.cancel()
  }

  /// The complete document as it is now. What changes from here on comes with ``takeOperations()``.
  func html(of page: PageRenderer) -> String {
    defer { _ = tree.takePatches() }
    return page.html(of: tree.root)
  }

  func send(_ event: UserEvent) -> Bool {
    WorkScope.$current.withValue(scope) { tree.send(event) }
  }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { tree.takes(kind, on: node) }

  func takeOperations() -> String {
    var json = ""
    for patch in tree.takePatches() {
      for operation in HTMLRenderer.operations(for: patch) {
        if !json.isEmpty { json.append(",") }
        operation.encode(into: &json)
      }
    }
    return json
  }

  func end() { tree.unmount() }
}
