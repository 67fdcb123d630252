public import BinderyViews

extension PictureCatalog {
  /// The pins of cafes.
  public static let cafePins = PictureCatalog(
    name: "cafe-pins", folder: "Pictures", ofModule: "CoffeeQuest")
}
