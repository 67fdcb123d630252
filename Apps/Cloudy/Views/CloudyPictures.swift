public import BinderyViews

extension PictureCatalog {
  /// The drawings of the weather.
  public static let cloudy = PictureCatalog(
    name: "cloudy", folder: "Pictures", ofModule: "Cloudy")
}
