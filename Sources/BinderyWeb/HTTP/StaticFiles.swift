internal import BinderyHTML
internal import BinderyViews
internal import Foundation
internal import Logging

/// The files of a host: the client's script and style, and the drawings of its apps.
///
/// They are read once, when the host starts, so that no request reads from disk.
enum StaticFiles {
  /// The maximum size of a drawing in bytes. Larger ones are left out.
  private static let maximumPictureBytes = 4 * 1024 * 1024

  /// Reads all files. Returns them by path.
  ///
  /// - Parameter styleSheets: The style sheets of themes.
  static func all(
    pictures catalogs: [PictureCatalog], styleSheets: [String] = [], logger: Logger
  ) -> [String: StaticFile] {
    var files: [String: StaticFile] = [:]
    for file in ClientFiles.all {
      files[file.path] = StaticFile(file.bytes, contentType: file.contentType, isImmutable: true)
    }
    for css in styleSheets {
      files[ThemeText.path(ofStyleSheet: css)] = StaticFile(
        Array(css.utf8), contentType: "text/css; charset=utf-8", isImmutable: true)
    }
    for catalog in catalogs {
      for (name, file) in pictures(of: catalog, logger: logger) {
        files[PictureAddress.drawing(name, in: catalog)] = file
      }
    }
    return files
  }

  private static func pictures(of catalog: PictureCatalog, logger: Logger) -> [(String, StaticFile)] {
    guard isSafe(catalog.name),
      let entries = try? FileManager.default.contentsOfDirectory(atPath: catalog.folder)
    else {
      logger.warning("The pictures “\(catalog.name)” cannot be read: there is no folder \(catalog.folder).")
      return []
    }
    return assets(of: catalog, logger: logger)
      + entries.sorted().compactMap { entry in
        guard entry.hasSuffix(".svg"), isSafe(String(entry.dropLast(4))) else { return nil }
        let url = URL(fileURLWithPath: catalog.folder).appendingPathComponent(entry)
        guard let data = try? Data(contentsOf: url), data.count <= maximumPictureBytes else {
          logger.warning("The picture \(url.path) cannot be read, or is larger than 4 MiB.")
          return nil
        }
        let file = StaticFile(Array(data), contentType: "image/svg+xml", isImmutable: false)
        return (String(entry.dropLast(4)), file)
      }
  }

  /// Returns the image sets of the asset catalogs in a folder.
  private static func assets(of catalog: PictureCatalog, logger: Logger) -> [(String, StaticFile)] {
    AssetCatalog(folder: URL(filePath: catalog.folder)).images.sorted { $0.key < $1.key }.compactMap {
      name, images in
      guard let bytes = AssetDrawing.svg(of: images, maximumBytes: maximumPictureBytes) else {
        logger.warning("The image set “\(name)” cannot be read, or has a file larger than 4 MiB.")
        return nil
      }
      return (name, StaticFile(bytes, contentType: "image/svg+xml", isImmutable: false))
    }
  }

  private static func isSafe(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
