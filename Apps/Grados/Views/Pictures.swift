public import BinderyViews

extension PictureCatalog {
  /// Drawings of twelve kinds of weather, by day and by night.
  public static let weather = PictureCatalog(
    name: "grados-weather", folder: "Pictures", ofModule: "Grados")
}
