public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// A poster for each sample movie, and a placeholder.
  public static let posters = PictureCatalog(
    name: "posters", folder: Bundle.module.bundleURL.appending(path: "Pictures").path)
}
