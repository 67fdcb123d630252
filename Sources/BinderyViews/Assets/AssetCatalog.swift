package import Foundation
internal import Synchronization

/// The colors and pictures of asset catalogs, from the `Contents.json` files in `.xcassets` folders.
///
///     Assets.xcassets
///       Brand.colorset/Contents.json     Color("Brand"): light and dark
///       Logo.imageset/Contents.json      Image("Logo"): files for appearances and scales
///       Icons/Star.imageset              Image("Star"), or Image("Icons/Star") if the folder is a namespace
package struct AssetCatalog: Sendable {
  /// The colors by name.
  package private(set) var colors: [String: Color] = [:]
  /// The pictures by name.
  package private(set) var images: [String: ImageSet] = [:]

  /// A picture in one or several files.
  package struct ImageSet: Sendable, Hashable {
    /// A file, and the number of its pixels per point.
    package struct File: Sendable, Hashable {
      package let url: URL
      package let scale: Int
    }

    /// The file for light screens; also for dark ones if ``dark`` is nil.
    package let light: File
    /// The file for dark screens, if there is a separate one.
    package let dark: File?
  }

  /// Reads the `.xcassets` folders that are directly in a folder. Assets in an unknown format are ignored.
  package init(folder: URL) {
    for entry in Self.entries(of: folder) where entry.pathExtension == "xcassets" {
      read(entry, namespace: "")
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }

  private mutating func read(_ folder: URL, namespace: String) {
    for entry in Self.entries(of: folder) {
      let name = namespace + entry.deletingPathExtension().lastPathComponent
      let contents = try? Data(contentsOf: entry.appending(path: "Contents.json"))
      func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
        contents.flatMap { try? JSONDecoder().decode(type, from: $0) }
      }
      switch entry.pathExtension {
      case "colorset": colors[name] = decoded(ColorSetContents.self)?.color
      case "imageset": images[name] = decoded(ImageSetContents.self)?.images(in: entry)
      case "":
        let isNamespace = decoded(GroupContents.self)?.properties?.providesNamespace == true
        read(entry, namespace: isNamespace ? name + "/" : namespace)
      default: continue
      }
    }
  }
}

extension AssetCatalog {
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// Returns the assets of a bundle, read once; nil means the program's bundle.
  package static func of(_ bundle: Bundle?) -> AssetCatalog {
    let folder = folder(of: bundle)
    return known.withLock { known in
      if let catalog = known[folder.path] { return catalog }
      let catalog = AssetCatalog(folder: folder)
      known[folder.path] = catalog
      return catalog
    }
  }

  static func folder(of bundle: Bundle?) -> URL {
    let bundle = ProgramBundle.named(bundle)
    return bundle.resourceURL ?? bundle.bundleURL
  }
}

private struct GroupContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

/// The appearance for which a part of a set is used.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

extension [AssetAppearance]? {
  /// Whether it is for dark screens.
  var areDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  /// Whether it is for all screens, or for light ones.
  var areLight: Bool { self?.allSatisfy { $0.appearance == "luminosity" && $0.value == "light" } ?? true }
}
