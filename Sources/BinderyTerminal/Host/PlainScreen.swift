internal import Bindery
public import BinderyViews
internal import CBindery
internal import Glibc

/// One screen of an app as text, for pipes, scripts and terminals without cursor control.
@MainActor
public enum PlainScreen {
  /// Returns the text that an app's window shows once its work has finished, or after a time limit.
  ///
  /// Changes of settings are stored before it returns. Settings that cannot be read are reported to the standard error.
  ///
  /// - Parameters:
  ///   - configuration: the person's language and settings, and whether the text suits screen readers.
  ///   - location: the routes that a navigation stack opens, such as `locations` and `add`.
  ///   - width: the width of a line in cells; at least 20.
  ///   - limit: the maximum time to wait for work that the window started.
  public static func text(
    of app: any WindowScene, configuration: TerminalConfiguration, location: [String] = [], width: Int = 80,
    waitingAtMost limit: Duration = .seconds(10)
  ) async -> String {
    let settings = TerminalSettings(store: configuration.appStorage)
    await settings.load(for: [app])
    for problem in settings.problems { warn(problem) }
    let scope = WorkScope()
    var environment = EnvironmentValues()
    environment.location = location
    environment.preferredLanguages = configuration.languages
    environment.appStorage = settings.values(of: app)
    let tree = WorkScope.$current.withValue(scope) { mount(app, environment) }
    if !scope.isIdle { await configuration.clock.wait(atMost: limit) { scope.whenIdle($0) } }
    let text = PlainText.text(of: tree, width: width, isLinear: configuration.isLinear)
    tree.unmount()
    await settings.finishSaving()
    return text
  }

  static func warn(_ problem: String) {
    let line = Array("\(problem)\n".utf8)
    // There is nowhere to report a failure of the standard error.
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// The width in cells of the terminal to which the standard output is connected; `nil` for a file or a pipe.
  public static var outputWidth: Int? {
    var (columns, rows): (CInt, CInt) = (0, 0)
    guard bindery_terminal_size(STDOUT_FILENO, &columns, &rows) == 0, columns > 0 else { return nil }
    return Int(columns)
  }

  private static func mount(_ app: some WindowScene, _ environment: EnvironmentValues) -> ViewTree {
    ViewTree(windowOf: app, environment: environment, rows: .window)
  }

  /// Whether apps can be shown full screen: the standard streams are a terminal, and `TERM` names one with cursor control.
  public static func isFullScreenPossible(environment: [String: String]) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && TerminalCapabilities(environment: environment).isAddressable
  }
}
