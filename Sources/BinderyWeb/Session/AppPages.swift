internal import BinderyHTML
internal import BinderyViewModels
internal import BinderyViews

/// Renders first pages: mounts a window of an app in a new session, waits until it settles, and renders it.
@MainActor
final class AppPages {
  private let apps: [String: any App]
  private let language: String
  private let maps: MapSources
  private let limits: WebLimits
  private let dispatcher: SessionDispatcher
  private let storage: AppStorageRegistry
  /// The log-ins of the host; nil if it has no users.
  private let logIns: LogIns?
  /// Whether elements have names that are stable across sessions.
  private let names: Bool
  private let watch: MainActorMonitor

  init(
    apps: [String: any App], language: String, maps: MapSources, limits: WebLimits,
    dispatcher: SessionDispatcher, watch: MainActorMonitor, storage: AppStorageRegistry, names: Bool,
    logIns: LogIns? = nil
  ) {
    self.logIns = logIns
    self.storage = storage
    self.names = names
    self.apps = apps
    self.language = language
    self.maps = maps
    self.limits = limits
    self.dispatcher = dispatcher
    self.watch = watch
  }

  /// The paths of all apps.
  var paths: [String] { Array(apps.keys) }

  /// A window in a session of its own.
  struct Opened {
    let app: any App
    let session: Session
    let view: TreeViewSource
  }

  /// Renders the complete document of a new session; nil if the app does not exist.
  ///
  /// - Parameters:
  ///   - path: The app's path.
  ///   - location: The routes that open.
  ///   - query: The query of the address.
  ///   - languages: The user's languages, best first.
  ///   - person: The person whose settings the window has if nobody is logged in.
  ///   - logIn: The log-in of the browser; nil if nobody is logged in.
  ///   - isKept: Whether the page will be shown. If not, its session ends at once.
  ///   - client: The address of the client that requests it. The task is canceled if it has gone.
  ///   - visitor: The browser whose page may connect.
  func page(
    of path: String, at location: [String], query: PageQuery, languages: [String] = [],
    person: PersonID? = nil, logIn: LogIn? = nil,
    isKept: Bool, for client: ClientAddress, visitor: VisitorID?
  ) async throws(PageRefusal) -> String? {
    let opened = try await open(
      path, at: location, query: query, languages: languages, person: person, logIn: logIn, for: client,
      visitor: visitor)
    guard let opened else { return nil }
    await opened.view.settle(atMost: limits.firstPaintTimeout)
    defer { if !isKept { dispatcher.registry.remove(opened.session.token) } }
    do throws(PageRefusal) {
      return try await render(opened, latency: query.latency, for: client)
    } catch {
      dispatcher.registry.remove(opened.session.token)
      throw error
    }
  }

  /// Opens a window in a new session; nil for an unknown app. Its place is reserved before anything else is done for it.
  func open(
    _ path: String, at location: [String], query: PageQuery, languages: [String], person: PersonID?,
    logIn: LogIn? = nil, for client: ClientAddress, visitor: VisitorID? = nil
  ) async throws(PageRefusal) -> Opened? {
    guard let app = apps[path] else { return nil }
    let place = try dispatcher.registry.reserve(for: client)
    let home = path.isEmpty ? nil : apps[""]?.title
    let values = await storage.values(
      of: logIn.map { PersonID(user: $0.user).text } ?? person?.text, app: app.settingsName)
    let user = logIns.map { WindowUser($0, logIn, from: client) }
    let userSession =
      user.map { UserSession(host: $0, account: logIn?.account ?? UserAccount()) } ?? .nobody
    do throws(PageRefusal) {
      let view = try await dispatcher.turns.take(for: client) {
        watch.measure(.mount(app: path)) {
          TreeViewSource(
            app, location: location, query: query.window, home: home, languages: languages, storage: values,
            session: userSession)
        }
      }
      view.watch = watch
      // An address below the root is one of the app there only if the app shows something at it. Names of screens are valid in one window
      // only, and lead to the first screen in others.
      guard !path.isEmpty || view.showsLocation || location.first?.first == "~" else {
        view.end()
        dispatcher.registry.remove(place)
        return nil
      }
      guard let session = dispatcher.open(view, in: place, visitor: visitor, user: user) else { throw .full }
      return Opened(app: app, session: session, view: view)
    } catch {
      dispatcher.registry.remove(place)
      throw error
    }
  }

  /// Returns why a page would not be served to an address now; nil if it would.
  func refusal(for address: ClientAddress) -> PageRefusal? {
    dispatcher.turns.isFull(for: address) ? .full : dispatcher.registry.refusal(for: address)
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
    page.logIn = opened.session.user?.logIn?.id.mark
    page.latency = latency
    page.version = plain == nil ? ProgramVersion.current : nil
    page.plain = plain
    defer { opened.session.didRender() }
    return try await dispatcher.turns.take(for: client) {
      watch.measure(.render(app: path)) { [page] in opened.view.html(of: page, names: names && plain == nil) }
    }
  }
}
