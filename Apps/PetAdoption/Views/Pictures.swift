public import BinderyViews

extension PictureCatalog {
  /// A drawing for each pet, and a placeholder.
  public static let pets = PictureCatalog(
    name: "pets", folder: "Pictures", ofModule: "PetAdoption")
}
