internal import Bindery
internal import BinderyViewModels

/// Continues windows whose pages reach a process that does not know their sessions: the one that served them was killed or replaced, or a
/// balancer led the socket elsewhere.
///
///     hello ─ version, log-in, address ─▶ mount ─▶ restore the saved state ─▶ render ─▶ the page shows it in place, and repeats its events
///
/// It costs what a page costs, and is limited like one.
@MainActor
final class WindowTakeover {
  private let pages: AppPages
  private let routes: RouteTable
  private let restorer: WindowRestorer
  private let monitor: IncidentMonitor?

  init(pages: AppPages, routes: RouteTable, restorer: WindowRestorer, monitor: IncidentMonitor?) {
    self.pages = pages
    self.routes = routes
    self.restorer = restorer
    self.monitor = monitor
  }

  /// Opens a window for a page, with the state of the one that the page shows.
  func begin(_ hello: ClientFrame.Hello, of page: ShownPage, on connection: SessionConnection) {
    // Detached from the work of an event that may be delivered at present.
    connection.takeover = Task.detached { [self] in await run(hello, of: page, on: connection) }
  }

  private func run(_ hello: ClientFrame.Hello, of page: ShownPage, on connection: SessionConnection) async {
    do throws(PageRefusal) {
      if try await !takeOver(hello, of: page, on: connection) { pages.dispatcher.refuse(connection) }
    } catch {
      close(connection, for: error)
    }
    connection.takeover = nil
  }

  /// - Returns: Whether the page goes on; if not, it has to be loaded again.
  private func takeOver(
    _ hello: ClientFrame.Hello, of page: ShownPage, on connection: SessionConnection
  ) async throws(PageRefusal) -> Bool {
    let visitor = connection.visitor
    let logIn = await pages.logIns?.logIn(ofPageFor: visitor)
    guard page.version == pages.version, page.logIn == logIn?.mark ?? "",
      case .page(let app, let location) = routes.route(of: page.path)
    else { return false }
    let request = PageRequest(
      app: app, location: location, query: PageQuery(page.query, isDeveloper: false), visitor: visitor,
      logIn: logIn, languages: connection.languages, client: connection.address, isKept: true)
    guard let opened = try await pages.open(request, bindingBrowser: true, isTakeover: true) else {
      return false
    }
    let session = opened.session
    do throws(PageRefusal) {
      session.isRestoring = true
      await opened.view.settle(atMost: pages.limits.firstPaintTimeout)
      var restored: String?
      if let state = hello.savedState {
        restored = try await restorer.restoredFrame(
          session, state, isCopy: hello.isCopy, for: connection.address)
      }
      let content = try await pages.content(opened, for: connection.address)
      session.isRestoring = false
      guard !Task.isCancelled else { throw .gone }
      let first = ServerFrame.takenOver(token: session.token, window: session.window, content: content)
      pages.dispatcher.attach(session, to: connection, before: first, after: restored)
      return true
    } catch {
      pages.dispatcher.registry.remove(session.token)
      throw error
    }
  }

  /// The page connects again later, with the same state.
  private func close(_ connection: SessionConnection, for refusal: PageRefusal) {
    switch refusal {
    case .storeFailed: connection.socket.close(.storeFailed, reason: "the store cannot be reached")
    case .gone: break
    case .full, .tooFast:
      monitor?.record(.refusedPage, "too many windows are taken over at once")
      connection.socket.close(.tooMuch, reason: "too many windows are restored at once")
    }
  }
}
