internal import BinderyHTML
internal import BinderyServices
internal import Foundation

/// Reads the sources of map tiles from the options and the environment. The default is OpenStreetMap's servers.
enum MapConfiguration {
  /// Returns the sources of map tiles.
  ///
  /// - Parameter isOffline: Whether only services named by the options or the environment may be used.
  /// - Throws: ``ConfigurationError`` if tiles are configured without an address.
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
