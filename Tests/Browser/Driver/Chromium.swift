internal import Foundation

/// The Chromium program on this machine, and its arguments.
enum Chromium {
  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// The path of Chromium: `BINDERY_CHROMIUM`, or the first of its usual names on PATH.
  static func find() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["BINDERY_CHROMIUM"], !path.isEmpty { return path }
    for folder in (environment["PATH"] ?? "/usr/bin").split(separator: ":") {
      for name in names where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    }
    throw BrowserError.chromiumIsMissing(searched: names)
  }

  /// The arguments for a headless browser that renders the same everywhere and shows no prompts.
  static func arguments(profile: String) -> [String] {
    var arguments = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
      "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--disable-extensions", "--disable-breakpad", "--metrics-recording-only",
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--disable-features=Translate,MediaRouter,OptimizationHints",
      "--password-store=basic", "--use-mock-keychain", "--mute-audio", "--hide-scrollbars",
      "--force-color-profile=srgb", "--font-render-hinting=none", "--lang=en-US",
    ]
    // Chromium does not support its sandbox for root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + ["about:blank"]
  }
}
