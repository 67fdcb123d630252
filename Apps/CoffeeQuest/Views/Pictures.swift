public import BinderyViews

extension PictureCatalog {
  /// The pins of cafes.
  public static let cafePins = PictureCatalog(
    name: "cafe-pins", folder: "Pictures", ofModule: "CoffeeQuest")
  /// Sketches of the cities with sample cafes.
  public static let cafeMaps = PictureCatalog(
    name: "cafe-maps", folder: "Pictures/Maps", ofModule: "CoffeeQuest")
}
