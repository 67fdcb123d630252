public import BinderyViews
public import Testing

/// Shows a view without a screen, so that a test can look at it and use it as a person does.
///
/// ```swift
/// let host = TestHost { AddLocationView(model: model) }
/// host.type("Lon", into: "Enter a City")
/// await clock.advance(by: .seconds(0.5))
/// host.tap("London")
/// ```
///
/// Nothing that a person could not do can be done: what is hidden, disabled or under an alert is out of reach. A test
/// fails when something is not there, and says what was looked for and what is there. When the host goes, so does the
/// tree: its bindings end, its tasks are cancelled.
@MainActor
public final class TestHost {
  /// The tree that the view is mounted on.
  public let tree: ViewTree
  private var lastSeen: [NodeID: Node] = [:]

  /// Mounts a view.
  ///
  /// - Parameters:
  ///   - environment: What views get from around them.
  ///   - root: The view.
  public init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ root: @escaping @MainActor () -> Content
  ) {
    tree = ViewTree(environment: environment, root)
    forgetChanges()
  }

  isolated deinit { tree.unmount() }

  /// Ends the bindings and work of the view, as closing the window does.
  public func close() { tree.unmount() }

  var screen: Screen { Screen(window: tree.root) }

  // MARK: Looking

  /// What a query means: a node that is shown and can be reached.
  ///
  /// - Returns: The node. When there is none, or more than one, the test fails and it is `nil`.
  @discardableResult
  public func find(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) -> Node? {
    switch lookUp(query) {
    case .success(let node): return node
    case .failure(let failure):
      Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
      return nil
    }
  }

  /// All that a query means, from top to bottom, of what is shown.
  public func all(_ query: Query) -> [Node] { Screen.matches(of: query, among: screen.shown) }

  /// Whether something is shown.
  public func shows(_ query: Query) -> Bool { !all(query).isEmpty }

  /// The words of all texts that are shown, from top to bottom.
  public var texts: [String] { screen.shown.filter { $0.role == .text }.compactMap { $0[.text] } }

  /// What is shown as text, without layout and identities: equal screens have equal text.
  public func snapshot(_ detail: SnapshotDetail = .content) -> String {
    NodeText.of(tree.root, detail: detail)
  }

  /// A node, or why it is not to be had.
  func lookUp(_ query: Query) -> Result<Node, LookUpFailure> {
    let found = Screen.matches(of: query, among: screen.reachable)
    if found.count == 1 { return .success(found[0]) }
    if found.count > 1 { return .failure(.ambiguous(query, found.map(\.title))) }
    let covered = Screen.matches(of: query, among: screen.shown)
    if let node = covered.first { return .failure(.covered(query, node.title, by: screen.front.title)) }
    return .failure(.missing(query, in: NodeText.of(screen.front)))
  }

  // MARK: Changes

  /// What changed on the screen since the last look, a line a patch, in words.
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

  /// Forgets what changed so far, so that ``changes()`` describes only later changes.
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
