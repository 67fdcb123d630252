internal import BinderyViews

/// What a screen asks of the terminal's owner: files, places, other apps.
extension TerminalHost {
  func handle(_ request: ScreenRequest) {
    switch request {
    case .quit: leaveApp()
    case .suspend: suspend()
    case .redraw:
      output.invalidate()
      screen?.use(options)
    case .open(let url): open(url)
    case .save(let file):
      switch Files.save(file) {
      case .success(let name):
        screen?.say("Saved as \(name) in the folder that this program was started in.")
      case .failure(let problem): screen?.say("Couldn't save \(problem.path): \(problem.reason).")
      }
    case .copy(let text):
      output.write(TerminalModes.copy(text))
      screen?.say("Copied, if this terminal shares its clipboard with programs.")
    case .findPlaces(let name, let node): findPlaces(named: name, node)
    case .read(let path, let node): read(path, node)
    }
  }

  /// Saves a file that the window exports, part by part.
  func save(_ export: FileExport) {
    Task { [weak self, screen] in
      switch await Files.save(export) {
      case .success(let name?):
        screen?.say("Saved as \(name) in the folder that this program was started in.")
      // The window says that it was canceled, or why it failed.
      case .success(nil): break
      case .failure(let problem): export.end(because: problem)
      }
      self?.scheduleFrame()
    }
  }

  private func read(_ path: String, _ node: NodeID) {
    let (screen, home) = (screen, configuration.environment["HOME"])
    Task { [weak self, weak screen] in
      switch await Files.contents(of: path, home: home) {
      case .success(let item): screen?.choose(item, on: node)
      case .failure(let problem): screen?.say("Couldn't open \(problem.path): \(problem.reason).")
      }
      self?.scheduleFrame()
    }
  }

  private func findPlaces(named name: String, _ node: NodeID) {
    guard let find = configuration.findPlaces else { return }
    let screen = screen
    Task { [weak self, weak screen] in
      screen?.offer(await find(name), named: name, on: node)
      self?.scheduleFrame()
    }
  }

  /// Returns to the app that lists all others, if this one was opened from there.
  func leaveApp() {
    if configuration.firstApp == "", shownApp != "", apps.contains(where: { $0.path == "" }) {
      show("", location: [])
    } else {
      end()
    }
  }

  /// Opens another app by its address, such as `/cloudy` or `/cloudy/place/3`.
  func open(_ url: String) {
    guard url.hasPrefix("/") else {
      // A terminal opens no pages, but many make an address in the text a link.
      screen?.say(url)
      return
    }
    let parts = url.split(separator: "/").map(String.init)
    let path = parts.first ?? ""
    if apps.contains(where: { $0.path == path }) { show(path, location: Array(parts.dropFirst())) }
  }
}
