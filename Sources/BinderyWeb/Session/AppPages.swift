internal import Bindery
internal import BinderyHTML
internal import BinderyViewModels
internal import BinderyViews

/// Renders first pages: mounts a window of an app in a new session, waits until it settles, and renders it.
@MainActor
struct AppPages {
  let apps: [String: any WindowScene]
  let language: String
  let maps: MapSources
  let limits: WebLimits
  let dispatcher: SessionDispatcher
  let watch: MainActorMonitor
  let storage: AppStorageRegistry
  /// Whether elements have names that are stable across sessions.
  let names: Bool
  /// The log-ins of the host; nil if it has no users.
  var logIns: LogIns?
  var clock = SteadyClock()
  /// The version of the program. A page of another one has to be loaded again.
  var version = ProgramVersion.current

  /// The paths of all apps.
  var paths: [String] { Array(apps.keys) }

  /// A window in a session of its own.
  struct Opened {
    let app: any WindowScene
    let session: Session
    let view: TreeViewSource
  }

  /// Renders the complete document of a new session; nil if the app does not exist.
  func page(_ request: PageRequest) async throws(PageRefusal) -> String? {
    guard let opened = try await open(request, bindingBrowser: true) else { return nil }
    await opened.view.settle(atMost: limits.firstPaintTimeout)
    defer { if !request.isKept { dispatcher.registry.remove(opened.session.token) } }
    do throws(PageRefusal) {
      return try await render(opened, latency: request.query.latency, for: request.client)
    } catch {
      dispatcher.registry.remove(opened.session.token)
      throw error
    }
  }

  /// Opens a window in a new session; nil for an unknown app. Its place is reserved before anything else is done for it, but when its turn
  /// comes if it is taken over.
  ///
  /// - Parameters:
  ///   - bindingBrowser: Whether pages of the browser may connect to it.
  ///   - isTakeover: Whether its page is shown already, and waits with its socket.
  func open(
    _ request: PageRequest, bindingBrowser: Bool, isTakeover: Bool = false
  ) async throws(PageRefusal) -> Opened? {
    guard let app = apps[request.app] else { return nil }
    let reserved = isTakeover ? nil : try dispatcher.registry.reserve(for: request.client)
    do throws(PageRefusal) {
      return try await mount(app, for: request, in: reserved, bindingBrowser: bindingBrowser)
    } catch {
      if let reserved { dispatcher.registry.remove(reserved) }
      throw error
    }
  }

  /// - Parameter reserved: The place of the session; nil to reserve one when the turn comes.
  private func mount(
    _ app: some WindowScene, for request: PageRequest, in reserved: SessionToken?, bindingBrowser: Bool
  ) async throws(PageRefusal) -> Opened? {
    let (path, location) = (request.app, request.location)
    let home = path.isEmpty ? nil : apps[""]?.title
    let values = await storage.values(
      of: request.visitor.settingsName(user: request.logIn?.user), app: app.settingsName)
    let user = logIns.map { WindowUser($0, request.logIn, from: request.client) }
    let userSession =
      user.map { UserSession(host: $0, account: request.logIn?.account ?? UserAccount()) } ?? .nobody
    let browser = bindingBrowser ? request.visitor.browser : nil
    let claim = WindowClaim(WindowOwner(browser: browser, user: request.logIn?.user).makeWindowName())
    var duration = Duration.zero
    let mounted = try await dispatcher.turns.take(
      for: request.client, part: reserved == nil ? .takeover : .page
    ) {
      Result { () throws(PageRefusal) in
        let place: SessionToken
        if let reserved {
          place = reserved
        } else {
          place = try dispatcher.registry.reserve(for: request.client)
        }
        let view = watch.measurePart(.mount(app: path), &duration) {
          TreeViewSource(
            app, location: location, query: request.query.window, home: home, languages: request.languages,
            origin: request.visitor.origin, storage: values, session: userSession, claim: claim,
            step: PageTurns.freeTime, clock: clock)
        }
        return (place: place, view: view)
      }
    }
    let (place, view) = try mounted.get()
    do throws(PageRefusal) {
      try await mountRows(of: view, for: request, after: duration)
    } catch {
      view.end()
      dispatcher.registry.remove(place)
      throw error
    }
    view.watch = watch
    // An address below the root is one of the app there only if the app shows something at it. Names of screens are valid in one window
    // only, and lead to the first screen in others. Before a log-in, nobody can tell: the address is shown afterwards.
    let mayLogIn = logIns != nil && request.logIn == nil
    guard !path.isEmpty || view.showsLocation || location.first?.first == "~" || mayLogIn else {
      view.end()
      dispatcher.registry.remove(place)
      return nil
    }
    guard let session = dispatcher.open(view, in: place, browser: browser, user: user, claim: claim) else {
      throw .full
    }
    view.downloadAddress = { [downloads = dispatcher.downloads, weak session] export in
      session.flatMap { downloads.address(of: export, in: $0) }
    }
    return Opened(app: app, session: session, view: view)
  }

  /// Mounts the rows that were left, in turns, and records how long the mounting has taken.
  private func mountRows(
    of view: TreeViewSource, for request: PageRequest, after first: Duration
  ) async throws(PageRefusal) {
    var duration = first
    defer { watch.record(.mount(app: request.app), duration) }
    while !view.isMounted {
      try await dispatcher.turns.take(for: request.client, part: .rows) {
        watch.measurePart(.mount(app: request.app), &duration) { view.mountMore(for: .milliseconds(1)) }
      }
    }
  }

  /// Returns why a page would not be served to an address now; nil if it would.
  func refusal(for address: ClientAddress) -> PageRefusal? {
    dispatcher.turns.isFull(for: address) ? .full : dispatcher.registry.refusal(for: address)
  }

  /// Renders what `main` shows of a window, for a page that shows it already.
  func content(_ opened: Opened, for client: ClientAddress) async throws(PageRefusal) -> String {
    let path = opened.app.path
    let page = PageRenderer(title: opened.app.title, token: nil, basePath: "/\(path)")
    defer { opened.session.didShowQuery() }
    return try await dispatcher.turns.take(for: client, part: .continuation) {
      watch.measure(.render(app: path)) { opened.view.content(of: page, names: names) }
    }
  }

  /// Renders a window as it is.
  ///
  /// - Parameter plain: what makes it a page without script.
  func render(
    _ opened: Opened, latency: Int?, plain: PlainPage? = nil, for client: ClientAddress
  ) async throws(PageRefusal) -> String {
    let path = opened.app.path
    var page = PageRenderer(
      title: opened.app.title, summary: opened.app.summary, language: language,
      token: plain == nil ? opened.session.token.description : nil,
      basePath: "/\(path)", maps: maps, uploadLimit: limits.maximumUploadBytes)
    page.window = plain == nil ? opened.session.window : nil
    page.user = opened.session.owner.userMark
    page.logIn = opened.session.user?.logIn?.mark
    page.latency = latency
    page.version = plain == nil ? version : nil
    page.plain = plain
    defer { opened.session.didShowQuery() }
    return try await dispatcher.turns.take(for: client, part: .continuation) {
      watch.measure(.render(app: path)) { [page] in opened.view.html(of: page, names: names && plain == nil) }
    }
  }
}
