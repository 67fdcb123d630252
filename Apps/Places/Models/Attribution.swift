/// The credit for the source of the data, as its license requires.
public struct Attribution: Sendable, Hashable, Codable {
  /// The text: `Weather data by Open-Meteo.com`.
  public let text: String
  /// The address of the link: `https://open-meteo.com/`.
  public let url: String

  /// The source of Open-Meteo's place search (CC BY 4.0).
  public static let geoNames = Attribution(
    text: "Places by GeoNames, through Open-Meteo.com", url: "https://www.geonames.org/")
  /// The source of Nominatim (ODbL).
  public static let openStreetMap = Attribution(
    text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright")
}
