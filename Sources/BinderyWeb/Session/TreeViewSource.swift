internal import Bindery
internal import BinderyHTML
internal import BinderyViewModels
internal import BinderyViews

/// A mounted window of an app, rendered as HTML. Its own work scope counts its asynchronous work, so that the first paint can
/// wait for the view to settle.
@MainActor
final class TreeViewSource: ViewSource {
  let tree: ViewTree
  private let scope: WorkScope
  private let clock: SteadyClock
  /// Whether the window has something else to show at the routes with which it was opened than without them.
  var showsLocation: Bool { opensFirstScreen || openedLocation.isUsed }
  private let opensFirstScreen: Bool
  private let openedLocation: OpenedLocation
  let app: String
  /// The language of the texts; nil where the app has no translations.
  private let language: String?
  private let scene: SceneState
  private var addressFollower: Disposable?
  private(set) var query = ""
  /// The routes with which the window was opened, until it has shown their screen or the user has gone elsewhere.
  private(set) var pendingLocation: [String]?
  /// Whether the user has gone to another screen or query.
  private var hasMoved = false
  /// Returns the address at which the page gets an exported file; nil if it may not have another one.
  var downloadAddress: (@MainActor (FileExport) -> String?)?
  /// Measures the handlers that run while a window is restored.
  var watch: MainActorMonitor?

  var onChange: (@MainActor () -> Void)? {
    get { tree.onPatches }
    set { tree.onPatches = newValue }
  }

  var onStateChange: (@MainActor () -> Void)? {
    get { scene.onChange }
    set { scene.onChange = newValue }
  }

  var isShown: Bool {
    get { scene.isShown }
    set { WorkScope.$current.withValue(scope) { scene.isShown = newValue } }
  }

  /// Mounts a window of an app.
  ///
  /// - Parameters:
  ///   - location: The routes that navigation stacks open, such as `locations` and `add`.
  ///   - query: The query of the address.
  ///   - home: The title of the home page; nil if there is none.
  ///   - languages: The user's languages, best first.
  ///   - origin: The beginning of the address of the window; nil if it is unknown.
  ///   - storage: The settings of the user who opens the window.
  ///   - session: The log-in of the window.
  ///   - claim: The claim to the window, which all of its work has.
  ///   - step: The time after which the rest of long stacks is left to ``mountMore(for:)``; nil to mount everything.
  init(
    _ app: some WindowScene, location: [String], query: String = "", home: String?, languages: [String] = [],
    origin: String? = nil, storage: AppStorageValues = AppStorageValues(), session: UserSession = .nobody,
    claim: WindowClaim? = nil, step: Duration? = nil, clock: SteadyClock = SteadyClock()
  ) {
    let scope = WorkScope(claim: claim)
    let scene = SceneState(query: query)
    scene.isShown = false
    scene.origin = origin
    var environment = EnvironmentValues()
    environment.location = location
    environment.home = home
    environment.preferredLanguages = languages
    language = environment.translatedLanguage
    environment.sceneState = scene
    environment.appStorage = storage
    environment.userSession = session
    self.scope = scope
    self.clock = clock
    self.app = app.path
    self.scene = scene
    pendingLocation = location
    tree = WorkScope.$current.withValue(scope) {
      ViewTree(
        windowOf: app, environment: environment, while: step.map { Self.time($0, of: clock) })
    }
    opensFirstScreen = location.isEmpty
    openedLocation = environment.openedLocation
    addressFollower = effect(.detached) { [weak self, scene] in
      let query = scene.query
      guard let self, self.query != query else { return }
      self.query = query
      scene.onChange?()
    }
  }

  /// Whether all rows are mounted.
  var isMounted: Bool { tree.isMounted }

  /// Mounts rows that were left, for about the time of a step.
  func mountMore(for step: Duration) {
    WorkScope.$current.withValue(scope) { tree.mountMore(while: Self.time(step, of: clock)) }
  }

  /// Returns a closure that returns whether a time has not passed since this call.
  private static func time(_ step: Duration, of clock: SteadyClock) -> @MainActor () -> Bool {
    let end = clock.now + step
    return { clock.now < end }
  }

  /// Waits until the view's asynchronous work is finished, or `limit` has passed.
  func settle(atMost limit: Duration) async {
    if !scope.isIdle { await clock.wait(atMost: limit) { scope.whenIdle($0) } }
  }

  /// Renders the complete document. Later changes are returned by ``takeChanges(into:)``.
  ///
  /// - Parameter names: Whether elements have names that are stable across sessions.
  func html(of page: PageRenderer, names: Bool) -> String { render(page, names: names) { $0.html(of: $1) } }

  /// Renders what `main` contains. Later changes are returned by ``takeChanges(into:)``.
  func content(of page: PageRenderer, names: Bool) -> String {
    render(page, names: names) { $0.content(of: $1) }
  }

  private func render(
    _ page: PageRenderer, names: Bool, _ body: (PageRenderer, Node) -> String
  ) -> String {
    defer { _ = tree.takePatches() }
    if pendingLocation == path { pendingLocation = nil }
    var page = page
    page.query = query
    if let language { page.language = language }
    if names {
      self.names = { [tree] in tree.stableName(of: $0) }
      page.names = self.names
    }
    return body(page, tree.root)
  }

  private var names: NodeNames?

  @discardableResult
  func send(_ event: UserEvent, isShown: Bool = true) -> Bool {
    // An event counts its own work, see `EventContext`.
    guard EventContext.current == nil else { return act(event, isShown: isShown) }
    return WorkScope.$current.withValue(scope) { act(event, isShown: isShown) }
  }

  private func act(_ event: UserEvent, isShown: Bool) -> Bool {
    switch event.action {
    case .navigate, .query, .dismiss:
      hasMoved = true
      pendingLocation = nil
    default: break
    }
    // The back or forward button changed the query of the address.
    if event.node == tree.root.id, case .query(let query) = event.action {
      scene.go(to: query)
      return true
    }
    return tree.send(event, isShown: isShown)
  }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { tree.takes(kind, on: node) }

  func node(_ id: NodeID) -> Node? { tree.node(id) }

  func takeChanges(into batch: inout OperationBatch) {
    for patch in tree.takePatches() {
      for operation in HTMLRenderer.operations(for: patch, names: names) { batch.append(operation) }
    }
  }

  func takeEffects() -> [WindowEffect] {
    (tree.takeOpenedURLs() + tree.takeExports().compactMap { downloadAddress?($0) }).map { .open($0) }
      + tree.takeScrollRequests().map { .scroll($0) }
      + (tree.takeFocusRequest().map { [.focus($0)] } ?? [])
  }

  /// The query of the address to which a log-in leads, with the items that only the view of a user may know.
  var queryAfterLogIn: String { hasMoved ? query : scene.requestedQuery }

  func end() {
    addressFollower?.dispose()
    tree.unmount()
  }

  // MARK: Saved state

  var windowState: WindowState {
    WindowState(values: scene.snapshot, fields: tree.fieldTexts, faults: tree.fieldsWithShownFaults)
  }

  func restore(
    _ state: WindowState, atMost limit: Duration, turn: WorkTurn = { $0() }
  ) async throws(PageRefusal) -> [String] {
    try await turn {
      measureRestoring { WorkScope.$current.withValue(scope) { scene.restore(state.values) } }
    }
    await settle(atMost: limit)
    try await turn {
      measureRestoring {
        for (name, text) in state.fields.sorted(by: { $0.key < $1.key }) {
          guard let id = tree.node(named: name), tree.node(id)?[.fieldText] != text else { continue }
          send(UserEvent(.input(text), on: id), isShown: false)
        }
        tree.showFaults(of: state.faults)
      }
    }
    await settle(atMost: limit)
    return scene.notices
  }

  private func measureRestoring(_ body: @MainActor () -> Void) {
    guard let watch else { return body() }
    watch.measure(.restore(app: app), body)
  }

  func event(for replayed: ReplayedEvent) -> UserEvent? {
    if replayed.name.isEmpty {
      guard case .query = replayed.action else { return nil }
      return UserEvent(replayed.action, on: tree.root.id)
    }
    guard let id = tree.node(named: replayed.name), let node = tree.node(id) else { return nil }
    if case .drag(_, let place) = replayed.action {
      return replayed.option.flatMap(tree.node(named:)).map { UserEvent(.drag(to: $0, place), on: id) }
    }
    if let option = replayed.option {
      guard let chosen = Self.options(in: node).first(where: { $0[.text] == option }) else { return nil }
      return UserEvent(.select(chosen.id), on: id)
    }
    // A newer version of the app may have another control in the same place. A field is called by its text, and a row by its identity.
    guard node.role == .textField || node.role == .row || node.isCalled(replayed.label) else { return nil }
    return UserEvent(replayed.action, on: id)
  }

  static func options(in node: Node) -> [Node] {
    node.children.flatMap { $0.role == .option ? [$0] : options(in: $0) }
  }
}

extension Node {
  /// Whether a page may have shown a control with this label, either its own or the text in it. Pages normalize space between
  /// words and truncate long names. Digits do not count: `Like (3)` may be `Like (4)` by now.
  fileprivate func isCalled(_ label: String) -> Bool {
    let label = Self.letters(of: label)
    let name = Self.letters(of: name)
    return label.isEmpty || name == label || (label.count > 150 && name.hasPrefix(label))
  }

  private static func letters(of text: String) -> String {
    text.filter { !$0.isWhitespace && !$0.isWholeNumber }
  }
}
