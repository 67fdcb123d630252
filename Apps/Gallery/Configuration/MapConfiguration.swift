internal import BinderyHTML
internal import BinderyHTTP
internal import Foundation

/// Finds out where maps get their tiles: what the command line or the environment says, else OpenStreetMap's servers.
enum MapConfiguration {
  /// The sources of maps.
  ///
  /// - Parameter isOffline: whether only services that the options or the environment name may be used.
  /// - Throws: ``ConfigurationError`` for tiles that have no address.
  static func sources(
    _ options: GalleryOptions, _ environment: EnvironmentReader, isOffline: Bool
  ) throws(ConfigurationError) -> MapSources {
    var maps = isOffline ? MapSources() : .openStreetMap
    let (given, source) =
      options.tilesURL.map { ($0, "--tiles-url") } ?? (environment["BINDERY_TILES_URL"], "BINDERY_TILES_URL")
    if let given { maps.tiles = try tiles(given, source) }
    if let name = options.tilesAttribution ?? environment["BINDERY_TILES_ATTRIBUTION"] {
      maps.attribution = name
    }
    return maps
  }

  private static func tiles(_ text: String, _ source: String) throws(ConfigurationError) -> String? {
    guard text != "none" else { return nil }
    let isTemplate = ["{z}", "{x}", "{y}"].allSatisfy(text.contains)
    let plain = text.filter { $0 != "{" && $0 != "}" }
    let url = URL(string: plain)
    guard isTemplate, let url, url.scheme == "https" || url.scheme == "http", url.host?.isEmpty == false
    else {
      throw ConfigurationError(
        source: source, value: text,
        remedy: "Give an address such as https://tile.openstreetmap.org/{z}/{x}/{y}.png, or none.")
    }
    return text
  }
}
