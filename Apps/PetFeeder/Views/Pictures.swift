public import BinderyViews

extension PictureCatalog {
  /// Drawings of the sample pets, and a placeholder.
  public static let feeder = PictureCatalog(
    name: "feeder", folder: "Pictures", ofModule: "PetFeeder")
}
