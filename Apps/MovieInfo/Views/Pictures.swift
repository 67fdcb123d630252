public import BinderyViews

extension PictureCatalog {
  /// A poster for each sample movie, and a placeholder.
  public static let posters = PictureCatalog(
    name: "posters", folder: "Pictures", ofModule: "MovieInfo")
}
