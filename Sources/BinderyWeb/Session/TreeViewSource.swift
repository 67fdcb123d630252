internal import Bindery
internal import BinderyHTML
internal import BinderyViews

/// A mounted window of an app, rendered as HTML. A work scope of its own counts its asynchronous work, so that the
/// first paint can wait for the view to settle.
@MainActor
final class TreeViewSource: ViewSource {
  private let tree: ViewTree
  private let scope: WorkScope

  var onChange: (@MainActor () -> Void)? {
    get { tree.onPatches }
    set { tree.onPatches = newValue }
  }

  /// Mounts a window of an app.
  ///
  /// - Parameters:
  ///   - location: the path that navigation stacks open, such as `locations/add`.
  ///   - home: the title of the home page; `nil` without one.
  init(_ app: some App, location: String, home: String?) {
    let scope = WorkScope()
    var environment = EnvironmentValues()
    environment.location = location
    environment.home = home
    self.scope = scope
    tree = WorkScope.$current.withValue(scope) { ViewTree(environment: environment) { app.window } }
  }

  /// Waits until the view's asynchronous work is done, or `limit` has passed.
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

  /// Renders the complete document. Later changes are returned by ``takeOperations()``.
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
