internal import BinderyStore
internal import CloudyViewModels
internal import Foundation

/// Creates the services of one run.
enum CommandServices {
  /// Returns sample services, or services that use the network and cache their replies on disk.
  static func make(
    for request: NowRequest, environment: [String: String], now: @escaping @Sendable () -> Date
  ) throws -> Services {
    if request.usesSampleData { return .sample(now: now) }
    // Without a cache, the weather is still available.
    let kept = try? Store.open(folder: cacheFolder(environment), maximumBytes: 16 << 20)
    return try .prompt(
      environment: environment, store: try kept ?? .inMemory(), timeout: request.timeout, now: now)
  }

  /// Returns the folder `cloudy` in the user's cache folder. According to the XDG specification, a path that is not
  /// absolute is ignored.
  static func cacheFolder(_ environment: [String: String]) -> String {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/cloudy" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/cloudy"
  }
}
