public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// A drawing for each pet, and a placeholder.
  public static let pets = PictureCatalog(
    name: "pets", folder: Bundle.module.bundleURL.appending(path: "Pictures").path)
}
