internal import Bindery

/// The place of a navigation stack: a screen for the root, and one for each entry over it.
///
///     path      [a, b]           the routes, as the view model has them
///     entries   a  ~1  b         every screen: also views and presentations of bindings
///
/// A split view is a stack with columns before its root.
class NavigationSlot<Root: View>: ElementSlot {
  private var path: PathSource
  private var root: @MainActor () -> Root
  private(set) final var context: MountContext
  private var rootScreen: ScreenSlot?
  private var rootPresence: Presence?
  private var entries: [NavigationEntry] = []
  /// The texts of the entries, for hosts and links.
  private let texts = EntryTexts()
  private var destinations = DeclaredDestinations()
  private var goals: [String: @MainActor (any NavigationController) -> Void] = [:]
  private var lastName = 0
  private let ownPath = OwnPath()
  private var isEnding = false
  private var reaction: Reaction?

  init(_ path: PathSource?, _ root: @escaping @MainActor () -> Root, in context: MountContext, before: Node?)
  {
    self.path = path ?? ownPath.source
    self.root = root
    self.context = context.deeper()
    super.init(.navigation, in: context, before: before)
  }

  final func mount() {
    let opened = context.environment.openedLocation
    let location = mountColumns(opening: opened)
    let opens = !location.isEmpty && path.get().isEmpty
    let isTyped = path.parse != nil
    if opens, let routes = path.routes(of: location) { path.set(routes) }
    bindEvents()
    let presence = Presence(in: context.surroundings.presence, isSelected: false)
    let screen = makeScreen()
    bindControls(of: screen)
    rootScreen = screen
    rootPresence = presence
    let block = BlockSlot(root, in: rootContext(of: screen))
    screen.child = block
    block.mount(before: nil)
    // The screens declare the valid values.
    if opens, !isTyped, path.parse == nil || path.get().isEmpty { open(location, byName: false) }
    if opens, !path.get().isEmpty { opened.isUsed = true }
    let reaction = Reaction(depth: Int(context.depth), of: type(of: self)) { [unowned self] in
      let routes = Reaction.reading { path.get() }
      untracked { follow(routes) }
    }
    self.reaction = reaction
    reaction.run()
    showFront()
  }

  final func update(_ path: PathSource?, _ root: @escaping @MainActor () -> Root, in context: MountContext) {
    self.path = path ?? ownPath.source
    self.root = root
    self.context = context.deeper()
    bindEvents()
    if let rootScreen, let child = rootScreen.child {
      unsafeDowncast(child, to: BlockSlot<Root>.self).update(root, in: rootContext(of: rootScreen))
    }
    reaction?.run()
    for entry in entries { show(entry) }
  }

  /// Follows another path from now on; its own one without an argument.
  final func setPath(_ path: PathSource?) {
    self.path = path ?? ownPath.source
    reaction?.run()
  }

  private func bindEvents() {
    var description = ElementDescription()
    description.bind(.path) { [unowned self] in leadingTexts + texts.all }
    description.on(.navigate) { [unowned self] action, _ in
      if case .navigate(let texts) = action { go(to: openColumns(texts)) }
    }
    describe(&description)
    context.modifiers?.apply(to: &description) { $0.fits(.navigation) }
    bind(description, in: context)
  }

  // MARK: Columns before the root

  /// What is chosen in the columns, before the texts of the entries. Tracked.
  var leadingTexts: [String] { [] }

  /// Mounts the columns.
  ///
  /// - Returns: the routes of a location that none of them has opened.
  func mountColumns(opening location: OpenedLocation) -> [String] { location.routes }

  /// Opens the first texts of a path that a host reported.
  ///
  /// - Returns: the texts of the entries.
  func openColumns(_ texts: [String]) -> [String] { texts }

  /// Adds the columns to the properties of the stack.
  func describe(_ element: inout ElementDescription) {}

  /// Binds what people can do with the screen of the root.
  func bindControls(of root: ScreenSlot) {}

  /// Changes the surroundings of the root.
  func prepareRoot(_ surroundings: Surroundings) {}

  // MARK: Screens

  /// Returns the context for screens: the surroundings, and this stack.
  private func screenContext(_ presence: Presence?) -> MountContext {
    context.inside(node).surrounded {
      $0.navigation = self
      $0.choice = nil
      $0.lastColumn = nil
      $0.presence = presence
      $0.environment.location = []
    }
  }

  private func rootContext(of screen: ScreenSlot) -> MountContext {
    screen.context(in: screenContext(rootPresence).surrounded { prepareRoot($0) })
  }

  final func makeScreen() -> ScreenSlot {
    let screen = ScreenSlot(in: context.inside(node), before: nil)
    screen.parent = self
    return screen
  }

  /// Updates the entries to the values of the path.
  private func follow(_ routes: [AnyHashable]) {
    let indices = entries.indices.filter { entries[$0].route != nil }
    let common = zip(indices, routes).prefix { entries[$0].route == $1 }.count
    var wanted = entries
    if common < indices.count { wanted.removeSubrange(indices[common]...) }
    for route in routes.dropFirst(common) { wanted.append(makeEntry(of: route, name: nil)) }
    show(wanted)
  }

  /// Shows the screens of some entries, of which the first may already be shown.
  private func show(_ wanted: [NavigationEntry]) {
    let common = zip(entries, wanted).prefix { $0 === $1 }.count
    let gone = Array(entries.dropFirst(common))
    let isCovered = wanted.count > common
    entries = wanted
    texts.all = wanted.map(\.text)
    if isCovered, let front = common == 0 ? rootPresence : wanted[common - 1].presence { front.select(false) }
    for entry in gone.reversed() {
      if let screen = entry.screen { tree.remove(screen) }
      entry.end()
    }
    for entry in wanted.dropFirst(common) {
      let screen = makeScreen()
      screen.bindControls(in: context) { [unowned self, unowned entry] in leave(entry) }
      entry.screen = screen
      entry.presence = Presence(
        in: context.surroundings.presence, isSelected: entry === wanted.last)
      show(entry)
      // An action that ran meanwhile may have changed the path.
      if entries.last !== wanted.last { break }
    }
    showFront()
    for entry in gone.reversed() { entry.dismissed() }
  }

  private func showFront() {
    let screens = [rootScreen].compactMap { $0 } + entries.compactMap(\.screen)
    for screen in screens { tree.set(screen.node, .isHidden, screen === screens.last ? nil : true) }
    let presences = [rootPresence].compactMap { $0 } + entries.compactMap(\.presence)
    for presence in presences.dropLast() { presence.select(false) }
    presences.last?.select(true)
  }

  private func show(_ entry: NavigationEntry) {
    guard let screen = entry.screen else { return }
    let inside = screen.context(in: screenContext(entry.presence)).surrounded {
      $0.environment.isPresented = true
      $0.environment.dismiss = DismissAction { [weak self, weak entry] in
        if let self, let entry { leave(entry) }
      }
    }
    let content = { @MainActor [unowned self, unowned entry] in destinations.screen(entry.goal) }
    if let child = screen.child {
      unsafeDowncast(child, to: BlockSlot<AnyView>.self).update(content, in: inside)
    } else {
      let block = BlockSlot(content, in: inside)
      screen.child = block
      block.mount(before: nil)
    }
  }

  private func makeEntry(of route: AnyHashable, name: String?) -> NavigationEntry {
    NavigationEntry(.route(route), text: RouteText.text(of: route) ?? name ?? makeName())
  }

  final func makeName() -> String {
    lastName += 1
    return "~\(lastName)"
  }

  // MARK: Going elsewhere

  /// The texts of the entries. Tracked.
  final var entryTexts: [String] { texts.all }

  /// Leaves all entries.
  final func leaveEntries() { if !entries.isEmpty { go(to: [NavigationEntry]()) } }

  /// Shows the screen of a name in this window.
  ///
  /// - Returns: whether there is one.
  final func follow(name: String) -> Bool {
    guard let goal = goals[name] else { return false }
    goal(self)
    return true
  }

  /// Shows other entries, as far as the path accepts their values.
  private func go(to wanted: [NavigationEntry]) {
    guard !isEnding else { return }
    let routes = wanted.compactMap(\.route)
    untracked {
      if path.get() != routes { path.set(routes) }
      let taken = path.get()
      if taken == routes { show(wanted) } else { follow(taken) }
    }
  }

  /// Leaves an entry and all entries over it.
  private func leave(_ entry: NavigationEntry) {
    if let index = entries.firstIndex(where: { $0 === entry }) { go(to: Array(entries[..<index])) }
  }

  /// Goes to a path that a host reported.
  private func go(to texts: [String]) {
    let common = zip(entries, texts).prefix { $0.text == $1 }.count
    let kept = Array(entries.prefix(common))
    let rest = Array(texts.dropFirst(common))
    if rest.first.flatMap({ goals[$0] }) == nil, let routes = path.routes(of: rest) {
      go(to: kept + routes.map { makeEntry(of: $0, name: nil) })
    } else {
      if common < entries.count { go(to: kept) }
      if entries.count == common { open(rest, byName: true) }
    }
  }

  /// Opens one screen after the other, because each can declare the screens of the next values.
  ///
  /// - Parameter byName: whether a text may be the name of a screen. Names are valid in one window only.
  private func open(_ texts: [String], byName: Bool) {
    for text in texts.prefix(PathSource.mostOfAnAddress) {
      let before = entries.count
      let isFollowed = byName && follow(name: text)
      if !isFollowed, let route = parse(text) { push(route, name: nil) }
      if entries.count == before { return }
    }
  }

  private func parse(_ text: String) -> AnyHashable? {
    path.parse.map { $0(text) } ?? destinations.parse(text)
  }

  // MARK: Slot

  override func identify(_ child: Slot, in name: inout StableName) {
    guard let index = entries.firstIndex(where: { $0.screen === child }) else { return name.add(0) }
    name.add(index + 1)
    name.add(entries[index].text)
  }

  override func unmount() {
    isEnding = true
    reaction?.dispose()
    reaction = nil
    for entry in entries.reversed() {
      entry.screen?.unmount()
      entry.end()
    }
    entries = []
    rootScreen?.unmount()
    rootScreen = nil
    rootPresence?.end()
    rootPresence = nil
    destinations = DeclaredDestinations()
    goals = [:]
    super.unmount()
  }
}

extension NavigationSlot: NavigationController {
  func setDestination(_ destination: NavigationDestination, of owner: Slot) {
    destinations.set(destination, of: owner)
    for entry in entries {
      if let route = entry.route, destination.view(route) != nil { show(entry) }
    }
  }

  func removeDestination(of owner: Slot) {
    destinations.remove(of: owner)
  }

  func takes(_ value: AnyHashable) -> Bool { path.takes(value) }

  func makeName(for goal: @escaping @MainActor (any NavigationController) -> Void) -> String {
    let name = makeName()
    goals[name] = goal
    return name
  }

  func forget(name: String) { goals[name] = nil }

  func push(_ value: AnyHashable, name: String?) {
    if takes(value) { go(to: entries + [makeEntry(of: value, name: name)]) }
  }

  func show(
    _ view: @escaping @MainActor () -> AnyView, name: String, dismissed: @escaping @MainActor () -> Void
  ) {
    if entries.contains(where: { $0.text == name }) { return update(view, name: name) }
    go(to: entries + [NavigationEntry(.view(view), text: name, dismissed: dismissed)])
  }

  func update(_ view: @escaping @MainActor () -> AnyView, name: String) {
    guard let entry = entries.first(where: { $0.text == name && $0.route == nil }) else { return }
    entry.goal = .view(view)
    show(entry)
  }

  func leave(name: String) {
    if let entry = entries.first(where: { $0.text == name && $0.route == nil }) { leave(entry) }
  }

  func path(appending text: String) -> [String] { leadingTexts + texts.all + [text] }
}

/// The part of the entries that links and hosts read.
@MainActor
private final class EntryTexts {
  @Box var all: [String] = []
}
