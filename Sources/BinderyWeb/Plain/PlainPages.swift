internal import BinderyHTML
internal import BinderyViews

/// Windows of browsers without script. Each request renders the window as it is; a form's controls become events, as from a client.
///
/// A window belongs to the person who opened it, by the cookie of their browser, and its address names it. A visitor who only knows the address
/// gets a new window there.
@MainActor
final class PlainPages {
  /// A window, and the pages of it.
  private struct Window {
    let page: AppPages.Opened
    let person: PersonID
    /// The number of its last page; a form of another one has no effect, so that a form sent twice works once.
    var turn = 0
    /// What the app has opened since that page.
    var opened: String?
  }

  private let pages: AppPages
  private let dispatcher: SessionDispatcher
  private let limits: WebLimits
  private var windows: [String: Window] = [:]

  /// Creates the windows of a host: none.
  init(pages: AppPages, dispatcher: SessionDispatcher, limits: WebLimits) {
    self.pages = pages
    self.dispatcher = dispatcher
    self.limits = limits
  }

  /// Renders a window as it is, or a new one; `nil` for an unknown app.
  ///
  /// - Parameters:
  ///   - app: the app's path.
  ///   - location: the routes of the screen.
  ///   - query: the query of the address, which names the window.
  ///   - languages: what the person reads, the best first.
  ///   - person: who asks for it.
  ///   - client: the client that requests it.
  func page(
    of app: String, at location: [String], query: PageQuery, languages: [String], person: PersonID,
    for client: AppPages.Client
  ) async throws(PageRefusal) -> String? {
    let name = query.plain ?? ""
    if let window = window(name, of: app, person) {
      let view = window.page.view
      perform(view.event(goingTo: location), in: window)
      perform(view.event(goingToQuery: query.window), in: window)
      await settle(window)
      return try await render(window, notice: nil, for: client)
    }
    let opened = try await pages.open(
      app, at: location, query: query, languages: languages, person: person, for: client)
    guard let opened else { return nil }
    let window = Window(page: opened, person: person)
    windows = windows.filter { dispatcher.registry.session(ofWindow: $0.key) != nil }
    windows[opened.session.window] = window
    await settle(window)
    let lost =
      "The page is no longer open on the server, or the browser keeps no cookies. Your last step was not done; please repeat it."
    return try await render(window, notice: name.isEmpty ? nil : lost, for: client)
  }

  /// Does what a form reports, once.
  ///
  /// - Returns: the address of what is shown then; `nil` if there is no such window.
  func submit(_ form: PlainForm, to name: String, of app: String, person: PersonID) async -> String? {
    guard var window = window(name, of: app, person) else { return nil }
    guard form.turn == window.turn else { return address(of: window) }
    window.turn += 1
    windows[name] = window
    let view = window.page.view
    var changed: [NodeID] = []
    for (node, value) in form.fields where perform(view.event(entering: value, into: node), in: window) {
      changed.append(node)
    }
    if let press = form.press {
      perform(view.event(pressing: press.node, act: press.act), in: window)
    } else {
      for node in changed where view.takes(.submit, on: node) {
        perform(UserEvent(.submit, on: node), in: window)
      }
    }
    await settle(window)
    windows[name]?.opened = view.takeOpenedURL()
    return address(of: window)
  }

  private func window(_ name: String, of app: String, _ person: PersonID) -> Window? {
    guard let window = windows[name], window.person == person, window.page.view.app == app,
      let session = dispatcher.registry.session(ofWindow: name)
    else { return nil }
    dispatcher.registry.keepPlain(session)
    return window
  }

  @discardableResult
  private func perform(_ event: UserEvent?, in window: Window) -> Bool {
    guard let event else { return false }
    let session = window.page.session
    _ = session.receive(event: session.lastEvent + 1, lastBatch: 0, event)
    return !session.ignoredLastEvent
  }

  private func settle(_ window: Window) async {
    dispatcher.registry.keepPlain(window.page.session)
    await window.page.session.settle(atMost: limits.plainPageTimeout)
    await window.page.view.settle(atMost: limits.plainPageTimeout)
  }

  private func address(of window: Window) -> String {
    let view = window.page.view
    return PlainPage.address(
      of: view.path, base: "/\(view.app)", query: view.query, window: window.page.session.window)
  }

  private func render(
    _ window: Window, notice: String?, for client: AppPages.Client
  ) async throws(PageRefusal) -> String {
    let name = window.page.session.window
    let plain = PlainPage(
      window: name, query: window.page.view.query, address: address(of: window),
      turn: windows[name]?.turn ?? 0, notice: notice,
      opened: windows[name]?.opened)
    windows[name]?.opened = nil
    return try await pages.render(window.page, latency: nil, plain: plain, for: client)
  }
}
