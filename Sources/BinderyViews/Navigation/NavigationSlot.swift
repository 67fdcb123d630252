internal import Bindery

/// The place of a navigation stack: a screen for the root and one for each route of the path.
final class NavigationSlot<Route: Hashable & LosslessStringConvertible, Root: View>: ElementSlot,
  NavigationController
{
  private var view: NavigationStack<Route, Root>
  private var context: MountContext
  private var rootScreen: ScreenSlot?
  private var screens: [(route: Route, screen: ScreenSlot)] = []
  private var destination: @MainActor (Any) -> AnyView? = { _ in nil }
  private var reaction: Reaction?

  init(_ view: NavigationStack<Route, Root>, in context: MountContext, before: Node?) {
    self.view = view
    self.context = context.deeper()
    super.init(.navigation, in: context, before: before)
  }

  func mount() {
    if view.path.wrappedValue.isEmpty, !context.environment.location.isEmpty {
      view.path.wrappedValue = Self.routes(
        of: context.environment.location.split(separator: "/").map(String.init))
    }
    bindEvents()
    let screen = makeScreen()
    rootScreen = screen
    show(view.root, on: screen)
    let reaction = Reaction(depth: Int(context.depth), of: type(of: self)) { [unowned self] in
      let path = Reaction.reading { view.path.wrappedValue }
      untracked { show(path) }
    }
    self.reaction = reaction
    reaction.run()
  }

  func update(_ view: NavigationStack<Route, Root>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
    bindEvents()
    if let rootScreen, let child = rootScreen.child {
      unsafeDowncast(child, to: BlockSlot<Root>.self).update(
        view.root, in: rootScreen.context(in: screenContext))
    }
    reaction?.run()
    for entry in screens { show(entry.route, on: entry.screen) }
  }

  private func bindEvents() {
    var description = ElementDescription()
    let path = view.path
    description.bind(.path) { path.wrappedValue.map(\.description) }
    description.on(.navigate) { action, _ in
      if case .navigate(let routes) = action { path.wrappedValue = Self.routes(of: routes) }
    }
    context.modifiers?.apply(to: &description) { $0.fits(.navigation) }
    bind(description, depth: Int(context.depth))
  }

  /// The context for screens: what stands around, and this stack.
  private var screenContext: MountContext {
    context.inside(node).surrounded {
      $0.navigation = self
      $0.environment.location = ""
    }
  }

  private func makeScreen() -> ScreenSlot {
    let screen = ScreenSlot(in: context.inside(node), before: nil)
    screen.parent = self
    return screen
  }

  private func show<Content: View>(_ content: @escaping @MainActor () -> Content, on screen: ScreenSlot) {
    let block = BlockSlot(content, in: screen.context(in: screenContext))
    screen.child = block
    block.mount(before: nil)
  }

  private func show(_ path: [Route]) {
    let common = zip(screens, path).prefix { $0.route == $1 }.count
    while screens.count > common {
      let gone = screens.removeLast()
      tree.remove(gone.screen)
    }
    for route in path.dropFirst(common) {
      let screen = makeScreen()
      screen.bindDismiss { [unowned self, unowned screen] in leave(screen) }
      screens.append((route, screen))
      show(route, on: screen)
    }
    let all = [rootScreen].compactMap { $0 } + screens.map(\.screen)
    for screen in all { tree.set(screen.node, .isHidden, screen === all.last ? nil : true) }
  }

  private func show(_ route: Route, on screen: ScreenSlot) {
    let inside = screen.context(in: screenContext).surrounded {
      $0.environment.dismiss = DismissAction { [weak self, weak screen] in
        if let self, let screen { leave(screen) }
      }
    }
    let content = { @MainActor [unowned self] in destination(route) ?? Self.unknown(route) }
    if let child = screen.child {
      unsafeDowncast(child, to: BlockSlot<AnyView>.self).update(content, in: inside)
    } else {
      let block = BlockSlot(content, in: inside)
      screen.child = block
      block.mount(before: nil)
    }
  }

  private static func unknown(_ route: Route) -> AnyView {
    AnyView(
      ContentUnavailableView(
        "Nothing to show here", icon: .warning,
        description: "No screen of this app shows \u{201C}\(route.description)\u{201D}."))
  }

  private func leave(_ screen: ScreenSlot) {
    guard let index = screens.firstIndex(where: { $0.screen === screen }) else { return }
    view.path.wrappedValue = Array(view.path.wrappedValue.prefix(index))
  }

  // MARK: NavigationController

  func setDestination(_ destination: @escaping @MainActor (Any) -> AnyView?) {
    self.destination = destination
  }

  func push(_ route: Any) {
    if let route = route as? Route { view.path.wrappedValue.append(route) }
  }

  func path(appending route: String) -> [String] { view.path.wrappedValue.map(\.description) + [route] }

  private static var mostRoutesOfAnAddress: Int { 32 }

  private static func routes(of texts: [String]) -> [Route] {
    var routes: [Route] = []
    for text in texts.prefix(mostRoutesOfAnAddress) {
      guard let route = Route(text) else { break }
      routes.append(route)
    }
    return routes
  }

  // MARK: Slot

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    for entry in screens { entry.screen.unmount() }
    screens = []
    rootScreen?.unmount()
    rootScreen = nil
    super.unmount()
  }
}
