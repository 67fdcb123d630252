extension Attribution {
  /// The source of Open-Meteo's place search (CC BY 4.0).
  static let geoNames = Attribution(
    text: "Places by GeoNames, through Open-Meteo.com", url: "https://www.geonames.org/")
  /// The source of Nominatim (ODbL).
  static let openStreetMap = Attribution(
    text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright")
}
