internal import Bindery
internal import BinderyANSI
public import BinderyViews
internal import Glibc

/// One screen of an app as text, for pipes, scripts and terminals that cannot be addressed.
@MainActor
public enum PlainScreen {
  /// The text that an app's window shows once it has nothing under way, or after a time.
  ///
  /// - Parameters:
  ///   - location: where a navigation stack opens, such as `locations/add`.
  ///   - languages: what the person reads, the best first, such as `pt-BR`.
  ///   - width: the cells of a line; at least 20.
  ///   - limit: how long work that the window started may take.
  public static func text(
    of app: any App, location: String = "", languages: [String] = [], width: Int = 80,
    waitingAtMost limit: Duration = .seconds(10)
  ) async -> String {
    let scope = WorkScope()
    var environment = EnvironmentValues()
    environment.location = location
    environment.preferredLanguages = languages
    let tree = WorkScope.$current.withValue(scope) { mount(app, environment) }
    defer { tree.unmount() }
    await settle(scope, atMost: limit)
    return PlainText.text(of: tree, width: width)
  }

  private static func mount(_ app: some App, _ environment: EnvironmentValues) -> ViewTree {
    ViewTree(windowOf: app, environment: environment, rows: .window)
  }

  private static func settle(_ scope: WorkScope, atMost limit: Duration) async {
    guard !scope.isIdle else { return }
    let (either, signal) = AsyncStream<Never>.makeStream()
    scope.whenIdle { signal.finish() }
    let timeout = Task {
      try? await Task.sleep(for: limit)
      signal.finish()
    }
    for await _ in either {}
    timeout.cancel()
  }

  /// Whether apps can be shown full screen: the standard streams are a terminal, and `TERM` names one that can be addressed.
  public static func isFullScreenPossible(environment: [String: String]) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && TerminalCapabilities(environment: environment).isAddressable
  }
}
