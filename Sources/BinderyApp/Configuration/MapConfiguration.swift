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
    _ options: AppOptions, _ environment: EnvironmentReader, isOffline: Bool
  ) throws(ConfigurationError) -> MapSources {
    var maps = isOffline ? MapSources() : .openStreetMap
    let tiles = try environment.setting(
      "--tiles-url", options.tilesURL, "BINDERY_TILES_URL",
      remedy: "Give an address such as https://tile.openstreetmap.org/{z}/{x}/{y}.png, or none."
    ) { text -> String?? in
      if text == "none" { return .some(nil) }
      return isTemplate(text) ? .some(text) : nil
    }
    if let tiles { maps.tiles = tiles }
    if let name = options.tilesAttribution ?? environment["BINDERY_TILES_ATTRIBUTION"] {
      maps.attribution = name
    }
    return maps
  }

  private static func isTemplate(_ text: String) -> Bool {
    let url = URL(string: text.filter { $0 != "{" && $0 != "}" })
    return ["{z}", "{x}", "{y}"].allSatisfy(text.contains) && ["https", "http"].contains(url?.scheme)
      && url?.host?.isEmpty == false
  }
}
