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
    /// Its name in addresses. Events have the session's identifier instead, which is in no address.
    let name: String
    let page: AppPages.Opened
    let person: PersonToken
    /// The log-in; nil if nobody is logged in.
    let logIn: LogIn?
    /// The rate of its forms.
    var rate: EventRate
    /// The number of its last page; a form of another one has no effect, so that a form sent twice works once.
    var turn = 0
    /// What the app has opened since that page.
    var opened: String?
    /// The control that is to get the focus.
    var focus: NodeID?
  }

  /// The answer to a request for a window.
  enum Answer {
    /// The window as it is.
    case page(String)
    /// The window is gone, or its form has been read: the browser goes to an address.
    case see(String)
    /// A user has logged in: the browser gets a cookie and another window at the address.
    case loggedIn(LogInToken, String)
    /// The user has logged out, or may no longer use the app: the browser gets another window at the address.
    case loggedOut(String)
  }

  private let pages: AppPages
  private let logIns: LogIns?
  private let dispatcher: SessionDispatcher
  private let limits: WebLimits
  private let monitor: IncidentMonitor
  private let now: @MainActor () -> ContinuousClock.Instant
  private var windows: [String: Window] = [:]
  private var names: [SessionToken: String] = [:]

  /// Creates the windows of a host: none.
  ///
  /// - Parameters:
  ///   - monitor: Counts ignored events.
  ///   - logIns: The log-ins of the host; nil if it has no users.
  ///   - now: Returns the time by which the rate of forms is measured.
  init(
    pages: AppPages, dispatcher: SessionDispatcher, limits: WebLimits, monitor: IncidentMonitor,
    logIns: LogIns? = nil,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.pages = pages
    self.dispatcher = dispatcher
    self.limits = limits
    self.monitor = monitor
    self.logIns = logIns
    self.now = now
    dispatcher.registry.onEnd = { [weak self] session in
      guard let self, let name = self.names.removeValue(forKey: session.token) else { return }
      self.windows[name] = nil
    }
  }

  /// Renders the window that the query of a request names as it is, or a new one; `nil` for an unknown app.
  func page(_ request: PageRequest) async throws(PageRefusal) -> Answer? {
    if let window = window(of: request) {
      guard dispatcher.registry.admitsRequest(of: request.client) else { throw .tooFast }
      let view = window.page.view
      // The query may select the tab whose path it is.
      perform(view.event(goingToQuery: request.query.window), in: window)
      perform(view.event(goingTo: request.location), in: window)
      await settle(window)
      if let change = await logInChange(in: window, request) { return change }
      return .page(try await render(window, notice: nil, for: request.client))
    }
    guard let person = request.visitor.person,
      let opened = try await pages.open(request, bindingBrowser: false)
    else { return nil }
    let window = Window(
      name: String(UInt64.random(in: .min ... .max), radix: 36), page: opened, person: person,
      logIn: request.logIn,
      rate: EventRate(
        burst: limits.maximumFormBurst, perSecond: Double(limits.maximumFormsPerSecond), now: now()))
    windows[window.name] = window
    names[opened.session.token] = window.name
    await settle(window)
    let lost =
      "The page is no longer open on the server, or the browser keeps no cookies. Your last step was not done; please repeat it."
    return .page(
      try await render(
        window, notice: request.query.plain?.isEmpty == false ? lost : nil, for: request.client))
  }

  /// Whether the form of a window is read.
  enum Admission: Hashable {
    case admitted
    /// There is no such window of this person.
    case unknown
    /// The window or the client sends forms too fast.
    case tooFast
  }

  /// Decides about a form before its body is read.
  func admit(_ request: PageRequest) -> Admission {
    guard let window = window(of: request) else { return .unknown }
    let isAdmitted =
      windows[window.name]?.rate.take(at: now()) == true
      && dispatcher.registry.admitsRequest(of: request.client)
    return isAdmitted ? .admitted : .tooFast
  }

  /// Does what a form reports, once. O(nodes of the window + fields), besides the handlers of the controls.
  ///
  /// - Returns: where the browser goes then; `nil` if there is no such window.
  func submit(_ form: PlainForm, _ request: PageRequest) async -> Answer? {
    guard var window = window(of: request) else { return nil }
    guard form.turn == window.turn else { return .see(address(of: window)) }
    window.turn += 1
    windows[window.name] = window
    let view = window.page.view
    let controls = form.fields.isEmpty ? [:] : view.formControls
    var changed: [NodeID] = []
    for (id, value) in form.fields {
      guard let control = controls[id] else {
        recordIgnoredEvent()
        continue
      }
      if perform(view.event(entering: value, into: control), in: window) {
        changed.append(id)
      } else {
        view.refuse(value, in: id)
      }
    }
    if let press = form.press {
      let event = view.event(pressing: press.node, act: press.act)
      if event == nil { recordIgnoredEvent() }
      perform(event, in: window)
    } else {
      for node in changed where view.takes(.submit, on: node) {
        perform(UserEvent(.submit, on: node), in: window)
      }
    }
    await settle(window)
    if let change = await logInChange(in: window, request) { return change }
    windows[window.name]?.opened = view.takeOpenedURL()
    windows[window.name]?.focus = view.takeFocusRequest()
    return .see(address(of: window))
  }

  /// Returns the answer if a user has logged in or out in a window, which then ends.
  private func logInChange(in window: Window, _ request: PageRequest) async -> Answer? {
    if window.logIn?.isOver == true {
      await logIns?.save()
      // The window may have ended.
      return .loggedOut(
        PlainPage.address(
          of: request.location, base: "/\(window.page.app.path)", query: request.query.window, window: ""))
    }
    let session = window.page.session
    guard let proven = session.user?.takeRequest(),
      let begun = await logIns?.begin(proven, replacing: window.logIn)
    else { return nil }
    let view = window.page.view
    let address = PlainPage.address(
      of: view.pathAfterLogIn, base: "/\(view.app)", query: view.queryAfterLogIn, window: "")
    dispatcher.registry.remove(session.token)
    if let browser = request.visitor.browser { dispatcher.registry.removeLoggedOut(of: browser) }
    await logIns?.save()
    return .loggedIn(begun.token, address)
  }

  /// Whether there is a window with a name, of any visitor.
  func contains(_ name: String) -> Bool { windows[name] != nil }

  private func window(of request: PageRequest) -> Window? {
    guard let window = windows[request.query.plain ?? ""], window.person == request.visitor.person,
      window.logIn === request.logIn, window.page.view.app == request.app,
      let session = dispatcher.registry.session(window.page.session.token)
    else { return nil }
    dispatcher.registry.keepPlain(session)
    return window
  }

  @discardableResult
  private func perform(_ event: UserEvent?, in window: Window) -> Bool {
    guard let event else { return false }
    let session = window.page.session
    _ = session.receive(event: session.lastEvent + 1, lastBatch: 0, event)
    if session.ignoredLastEvent { recordIgnoredEvent() }
    return !session.ignoredLastEvent
  }

  private func recordIgnoredEvent() {
    monitor.record(.ignoredEvent, "a form has a value for a control that does not accept it")
  }

  private func settle(_ window: Window) async {
    dispatcher.registry.keepPlain(window.page.session)
    await window.page.session.settle(atMost: limits.plainPageTimeout)
    await window.page.view.settle(atMost: limits.plainPageTimeout)
  }

  private func address(of window: Window) -> String {
    let view = window.page.view
    return PlainPage.address(
      of: view.path, base: "/\(view.app)", query: view.query, window: window.name)
  }

  private func render(
    _ window: Window, notice: String?, for client: ClientAddress
  ) async throws(PageRefusal) -> String {
    let name = window.name
    let plain = PlainPage(
      window: name, query: window.page.view.query, address: address(of: window),
      turn: windows[name]?.turn ?? 0, notice: notice,
      opened: windows[name]?.opened, focus: windows[name]?.focus)
    windows[name]?.opened = nil
    windows[name]?.focus = nil
    return try await pages.render(window.page, latency: nil, plain: plain, for: client)
  }
}
