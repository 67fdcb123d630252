internal import BinderyStore
internal import CloudyModels
internal import Foundation

/// Makes the services of one run.
enum CommandServices {
  /// Sample services, or services that ask the network and keep the replies in the cache folder.
  static func make(
    for request: NowRequest, _ configuration: ServiceConfiguration, environment: [String: String]
  ) throws -> Services {
    if request.usesSampleData { return .sample(configuration, store: try .inMemory()) }
    // A cache that can't be opened is no reason to withhold the weather.
    let kept = try? Store.open(folder: cacheFolder(environment), maximumBytes: 16 << 20)
    return .prompt(configuration, store: try kept ?? .inMemory(), timeout: request.timeout)
  }

  /// `cloudy` in the cache folder of the person. The XDG rules say that a path which is not absolute is ignored.
  static func cacheFolder(_ environment: [String: String]) -> String {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/cloudy" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/cloudy"
  }
}
