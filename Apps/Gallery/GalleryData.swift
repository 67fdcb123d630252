internal import BinderyServices
internal import BinderyStore
internal import Foundation

#if PostgreSQL
internal import BinderyPostgreSQL
#endif

/// What the apps save: in a database if one is configured, else in the data folder.
struct GalleryData {
  let store: Store
  /// Where it is, without a password.
  let place: String

  /// Opens the data.
  /// - Throws: ``StorageError``, or ``ConfigurationError`` if the gallery was built without PostgreSQL.
  static func open(_ configuration: Configuration) async throws -> GalleryData {
    guard let database = configuration.database else {
      return GalleryData(
        store: try Store.open(folder: configuration.dataFolder), place: configuration.dataFolder)
    }
    #if PostgreSQL
    try createFolder(configuration.dataFolder)
    return GalleryData(
      store: try await Store.open(database: database),
      place: "the \(try DatabaseAddress(database)), pictures and keys in \(configuration.dataFolder)")
    #else
    throw ConfigurationError(
      source: "--database", value: nil,
      remedy:
        "This gallery was built without PostgreSQL. Build it with “swift build --traits PostgreSQL --product gallery”, as “make run” does for this option."
    )
    #endif
  }

  #if PostgreSQL
  /// Creates the folder of pictures and keys, which a store in it would create.
  private static func createFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StorageError.folderUnavailable(folder: path, reason: "it cannot be created")
    }
  }
  #endif
}
