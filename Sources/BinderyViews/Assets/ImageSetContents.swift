internal import Foundation

/// The `Contents.json` of an image set.
struct ImageSetContents: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [AssetAppearance]?
  }

  let images: [Entry]

  /// Returns the best files: drawings in SVG, else those with the most pixels. PDF and other files that browsers do not
  /// show are ignored.
  func images(in folder: URL) -> AssetCatalog.ImageSet? {
    guard let light = best(in: folder, where: \.areLight) else { return nil }
    let dark = best(in: folder, where: \.areDark)
    return AssetCatalog.ImageSet(light: light, dark: dark == light ? nil : dark)
  }

  private func best(
    in folder: URL, where isWanted: ([AssetAppearance]?) -> Bool
  ) -> AssetCatalog.ImageSet.File? {
    let files = images.compactMap { entry -> (file: AssetCatalog.ImageSet.File, rank: Int)? in
      // A file name must not lead outside of the set.
      guard isWanted(entry.appearances), let name = entry.filename, !name.contains("/"), !name.hasPrefix(".")
      else { return nil }
      let url = folder.appending(path: name)
      let ending = url.pathExtension.lowercased()
      guard ["svg", "png", "jpg", "jpeg"].contains(ending) else { return nil }
      let scale = entry.scale.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 1
      let idiom = entry.idiom == "universal" ? 1_000 : entry.idiom == "iphone" ? 500 : 0
      return (.init(url: url, scale: max(scale, 1)), (ending == "svg" ? 100 : scale) + idiom)
    }
    return files.max { $0.rank < $1.rank }?.file
  }
}
