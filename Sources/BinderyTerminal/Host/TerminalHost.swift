internal import Bindery
internal import BinderyViewModels
public import BinderyViews
internal import Dispatch

/// Shows apps in a terminal, full screen, until they are quit.
///
/// Everything runs on the main actor. Nothing polls: without events, the host uses no processor time.
@MainActor
public final class TerminalHost {
  let apps: [any WindowScene]
  let configuration: TerminalConfiguration
  let device: TerminalDevice
  private let settings: TerminalSettings
  var output: TerminalOutput
  private var parser = InputParser()
  private var signals: SignalPipe?
  private var input: (any DispatchSourceProtocol)?
  private var ending: CheckedContinuation<Void, Never>?

  /// The log-in of the person at the terminal.
  private let session: UserSession
  var tree: ViewTree?
  var screen: TerminalScreen?
  var shownApp = ""
  /// The user whose window is shown; nil for nobody.
  private var shownUser: User.ID?
  /// The title of the terminal's window.
  var title = ""
  /// Whether the signal that a stopped program continues belongs to a stop of the host's own.
  private var isOwnStop = false
  var capabilities: TerminalCapabilities
  private var isDark: Bool
  var isFrameDue = false
  var lastFrame: SteadyClock.Instant?
  var isAdvancing = false
  /// Whether the terminal was closed.
  private var isTerminalGone = false
  /// Draws the most recently requested picture, after the others.
  var drawing: Task<Void, Never>?
  /// The events whose work was not finished when they were handled.
  private var open: [EventWork] = []
  private var flushes = 0
  var isWaitingForReplies = true
  /// Whether the last answer to the queries may still arrive.
  private var expectsReplies = true

  /// The minimum time between two frames: 60 frames a second.
  static let frameTime = Duration.nanoseconds(1_000_000_000 / 60 + 1)
  /// The maximum time for which the work of the last events delays the end of the program.
  private static let workTimeout = Duration.seconds(2)
  /// The time after which a terminal that has not answered the queries is taken for one that never does.
  private static let lastReply = Duration.seconds(5)

  /// Opens the terminal.
  ///
  /// - Parameter apps: the apps to show, by their paths; links between them work.
  /// - Throws: ``TerminalError``.
  public init(apps: [any WindowScene], configuration: TerminalConfiguration) throws {
    self.apps = apps
    self.configuration = configuration
    session = UserSession(users: configuration.users)
    settings = TerminalSettings(store: configuration.appStorage)
    device = try TerminalDevice(path: configuration.path)
    capabilities = TerminalCapabilities(environment: configuration.environment)
    isDark = configuration.isDark ?? Self.isDark(configuration.environment)
    output = TerminalOutput(device: device, capabilities: capabilities)
  }

  /// Returns whether `COLORFGBG` reports a dark background: `15;0` has color 0 of 16.
  private static func isDark(_ environment: [String: String]) -> Bool {
    guard let value = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) })
    else {
      return true
    }
    return value < 7 || value == 8
  }

  /// The text on the screen, for tests.
  var shownText: String { screen?.frame().cells.text ?? "" }

  /// The names of the controls that the keyboard can reach, for tests.
  var usableControls: [String] { screen?.usableControls ?? [] }

  // MARK: Life

  /// Shows the apps until they are quit or the terminal is closed. Changes of settings are stored before it returns, and the work of the
  /// last events is finished, unless it takes more than two seconds: then the standard error says so.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be switched to full screen.
  public func run() async throws {
    await settings.load(for: apps)
    try device.enter()
    output.write(TerminalQueries.all)
    signals = SignalPipe { [weak self] in self?.handle($0) }
    input = device.watchInput { [weak self] in self?.readInput() }
    show(configuration.firstApp, location: [])
    if !settings.problems.isEmpty { screen?.say(settings.problems.joined(separator: " ")) }
    after(configuration.replyTimeout) { host in host.beginFrames() }
    after(Self.lastReply) { host in host.expectsReplies = false }
    await withCheckedContinuation { ending = $0 }
    close()
    // The signals of this host are handled until then: a terminal that is closed can send several.
    await settings.finishSaving()
    await finishWork()
    signals?.close(isTerminalGone: isTerminalGone || output.isGone)
    signals = nil
  }

  private func close() {
    input?.cancel()
    input = nil
    forgetPictures()
    output.close()
    tree?.unmount()
    tree = nil
    screen = nil
    drawing?.cancel()
    device.leave()
  }

  /// Waits for tasks that events have started, such as a write of the last one.
  private func finishWork() async {
    let clock = configuration.clock
    let deadline = clock.now + Self.workTimeout
    for work in open { await work.done(atMost: deadline - clock.now, clock: clock) }
    guard open.contains(where: \.isHeld) else { return }
    PlainScreen.warn(
      "The program ended before all actions were finished. Check whether the last one has to be repeated.")
  }

  func end() {
    ending?.resume()
    ending = nil
  }

  func after(_ time: Duration, _ work: @escaping @MainActor (TerminalHost) -> Void) {
    // Detached, because it does not belong to the event that is handled.
    Task.detached { [weak self, clock = configuration.clock] in
      try? await clock.sleep(for: time)
      await self?.perform(work)
    }
  }

  private func perform(_ work: @MainActor (TerminalHost) -> Void) { work(self) }

  // MARK: Apps

  var options: ScreenOptions {
    let home = configuration.environment["HOME"]
    return ScreenOptions(
      palette: Palette(
        isDark: isDark, isColorless: capabilities.colors == .none,
        isHighContrast: configuration.isHighContrast),
      isLinear: configuration.isLinear, reducesMotion: configuration.reducesMotion,
      findsPlaces: configuration.findPlaces != nil, pictures: pictures,
      cellPixels: capabilities.cellPixels ?? TerminalCapabilities.usualCellPixels,
      completePath: { Files.completions(of: $0, home: home) })
  }

  /// The protocol for pictures: half blocks need many colors, and kitty's picture numbers need true color. A screen reader reads text
  /// instead.
  private var pictures: TerminalCapabilities.PictureProtocol {
    guard configuration.drawPicture != nil, !configuration.isLinear, capabilities.pictures > .text
    else {
      return .text
    }
    if capabilities.pictures == .sixel { return .sixel }
    switch capabilities.colors {
    case .truecolor: return capabilities.pictures
    case .indexed: return .halfBlocks
    case .sixteen, .none: return .text
    }
  }

  func show(_ path: String, location: [String]) {
    guard let app = apps.first(where: { $0.path == path }) ?? apps.first else { return end() }
    tree?.unmount()
    forgetPictures()
    shownApp = app.path
    shownUser = session.user?.id
    var environment = EnvironmentValues()
    environment.location = location
    environment.preferredLanguages = configuration.languages
    environment.userSession = session
    environment.appStorage = settings.values(of: app)
    if apps.count > 1, app.path != "" { environment.home = apps.first { $0.path == "" }?.title }
    let tree = mount(app, environment)
    self.tree = tree
    screen = TerminalScreen(tree: tree, size: device.size, options: options)
    tree.onPatches = { [weak self] in self?.scheduleFrame() }
    title = app.title
    output.write(TerminalModes.title(title))
    output.invalidate()
    scheduleFrame()
  }

  /// Opens another window of the app after a log-in or a log-out, so that nothing of one user is left for the next.
  func openWindowOfUser() {
    if screen != nil, session.user?.id != shownUser { show(shownApp, location: []) }
  }

  /// Reads the user again. No input waits for a directory that does not answer at once.
  private func refreshUser() {
    openWindowOfUser()
    guard session.user != nil, !isRefreshing else { return }
    isRefreshing = true
    Task.immediate { @MainActor in
      await session.refresh()
      isRefreshing = false
      openWindowOfUser()
    }
  }

  private var isRefreshing = false

  private func mount(_ app: some WindowScene, _ environment: EnvironmentValues) -> ViewTree {
    ViewTree(windowOf: app, environment: environment, rows: .window)
  }

  // MARK: Input

  private func readInput() {
    guard device.isRaw else { return }
    refreshUser()
    guard let bytes = device.read() else {
      isTerminalGone = true
      return end()
    }
    handle(parser.feed(bytes))
    flushes += 1
    guard let timeout = parser.timeout(expectsReplies: expectsReplies) else { return }
    let number = flushes
    after(.milliseconds(timeout)) { host in
      guard host.flushes == number else { return }
      host.handle(host.parser.isWaiting ? host.parser.flush() : host.parser.abandon())
    }
  }

  private func handle(_ events: [InputEvent]) {
    for event in events {
      if case .reply(let reply) = event {
        handle(reply)
      } else {
        let work = EventWork(nil)
        if let request = work.run({ screen?.handle(event) }) { handle(request) }
        guard !work.isDone else { continue }
        open.removeAll(where: \.isDone)
        open.append(work)
      }
    }
    if !events.isEmpty { scheduleFrame() }
  }

  private func handle(_ reply: TerminalReply) {
    capabilities.apply(reply)
    if case .background(let color) = reply, configuration.isDark == nil {
      isDark = color.luminance < 0.4
    }
    if case .mode(2027, let state) = reply, state.isSettable {
      output.write(TerminalModes.measureClusters)
    }
    if case .deviceAttributes = reply {
      expectsReplies = false
      output.use(capabilities)
      screen?.use(options)
      beginFrames()
    }
  }

  // MARK: Signals

  func handle(_ signal: SignalPipe.Signal) {
    // Once it ends, the terminal is no longer the host's.
    guard ending != nil else { return }
    switch signal {
    case .resized:
      screen?.resize(to: device.size)
      output.invalidate()
      scheduleFrame()
    case .stopped: suspend()
    case .continued: wasContinued()
    case .ended: end()
    }
  }

  /// Gives the terminal to the shell until the process is in the foreground again.
  func suspend() {
    output.finish()
    device.leave()
    stop()
  }

  private func stop() {
    isOwnStop = true
    signals?.stop()
    // In the background, `wasContinued` decides: SIGTERM may have arrived, and is handled before SIGCONT.
    if !device.isInBackground { resume() }
  }

  /// Handles SIGCONT after the signals before it. Where a stop of the host's own ended in the foreground, nothing is left to do.
  /// Otherwise another program stopped this one, and the shell changed the terminal since; or `bg` continued it in the background,
  /// where it stops again.
  private func wasContinued() {
    if isOwnStop, device.isRaw {
      isOwnStop = false
      return
    }
    guard ending != nil else { return }
    if device.isInBackground { stop() } else { resume() }
  }

  private func resume() {
    guard (try? device.enter()) != nil else { return end() }
    output.write(TerminalModes.title(title))
    if capabilities.measuresClusters { output.write(TerminalModes.measureClusters) }
    screen?.resize(to: device.size)
    output.invalidate()
    scheduleFrame()
  }
}
