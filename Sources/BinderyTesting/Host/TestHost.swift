public import BinderyViews
public import Testing

/// Mounts a view without a screen, so that a test can read and use it like a user.
///
/// ```swift
/// let host = TestHost { AddLocationView(model: model) }
/// host.type("Lon", into: "Enter a City")
/// await clock.advance(by: .seconds(0.5))
/// host.tap("London")
/// ```
///
/// Only actions that a user could perform are possible: nodes that are hidden, disabled or covered by an alert cannot
/// be used. If a node is missing, the test fails and reports the query and the visible nodes. When the host is
/// deallocated, so is the tree: its bindings end, and its tasks are canceled.
@MainActor
public final class TestHost {
  /// The tree in which the view is mounted.
  public let tree: ViewTree
  private var lastSeen: [NodeID: Node] = [:]

  /// Mounts a view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view.
  ///   - root: The view.
  public init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ root: @escaping @MainActor () -> Content
  ) {
    tree = ViewTree(environment: environment, root)
    forgetChanges()
  }

  /// Mounts the first window of an app or of another scene, with its commands: `TestHost(windowOf: BoardApp().body)`.
  public init(windowOf scene: some Scene, environment: EnvironmentValues = EnvironmentValues()) {
    guard let window = scene.windowScenes.first else {
      Issue.record("The scene has no windows.")
      tree = ViewTree { EmptyView() }
      return
    }
    tree = Self.tree(showing: window, environment: environment)
    forgetChanges()
  }

  private static func tree(showing window: some WindowScene, environment: EnvironmentValues) -> ViewTree {
    ViewTree(windowOf: window, environment: environment)
  }

  isolated deinit { tree.unmount() }

  /// Ends the bindings and work of the view, like closing its window.
  public func close() { tree.unmount() }

  var screen: Screen { Screen(window: tree.root) }

  // MARK: Looking

  /// Returns the node that matches a query, is shown and can be reached.
  ///
  /// - Returns: The node. If none or more than one matches, the test fails and the result is nil.
  @discardableResult
  public func find(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) -> Node? {
    switch lookUp(query) {
    case .success(let node): return node
    case .failure(let failure):
      Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
      return nil
    }
  }

  /// Returns all shown nodes that match a query, from top to bottom.
  public func all(_ query: Query) -> [Node] { Screen.matches(of: query, among: screen.shown) }

  /// Whether a node that matches a query is shown.
  public func shows(_ query: Query) -> Bool { !all(query).isEmpty }

  /// The contents of all shown texts, from top to bottom.
  public var texts: [String] { screen.shown.filter { $0.role == .text }.compactMap { $0[.text] } }

  /// Returns the screen as text, without layout and identities, so that equal screens have equal text.
  public func snapshot(_ detail: SnapshotDetail = .content) -> String {
    NodeText.of(tree.root, detail: detail)
  }

  /// Returns the node that matches a query, or the reason why there is none.
  func lookUp(_ query: Query) -> Result<Node, LookUpFailure> {
    let found = Screen.matches(of: query, among: screen.reachable)
    if found.count == 1 { return .success(found[0]) }
    if found.count > 1 { return .failure(.ambiguous(query, found.map(\.title))) }
    let covered = Screen.matches(of: query, among: screen.shown)
    if let node = covered.first { return .failure(.covered(query, node.title, by: screen.front.title)) }
    return .failure(.missing(query, in: NodeText.of(screen.front)))
  }

  // MARK: Changes

  /// Returns the changes of the screen since the last call, with a line for each patch.
  ///
  /// ```swift
  /// host.tap("Delete")
  /// #expect(host.changes() == [#"remove row "Oslo" from list"#])
  /// ```
  public func changes() -> [String] {
    let patches = tree.takePatches()
    for case .insert(let node, _, _) in patches { see(node) }
    defer { remember() }
    return patches.map { PatchText.of($0, lastSeen: lastSeen) }
  }

  /// Discards the changes so far, so that ``changes()`` describes only later ones.
  public func forgetChanges() {
    _ = tree.takePatches()
    remember()
  }

  private func remember() {
    lastSeen = [:]
    see(tree.root)
  }

  private func see(_ node: Node) {
    for node in node.subtree { lastSeen[node.id] = node }
  }
}
