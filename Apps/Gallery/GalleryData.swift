internal import BinderyServices
internal import BinderyStore

#if PostgreSQL
internal import BinderyPostgreSQL
#endif

/// What the apps save: in a database if one is configured, else in the data folder.
enum GalleryData {
  /// Opens the data.
  /// - Throws: ``StorageError``, or ``ConfigurationError`` if the gallery was built without PostgreSQL.
  static func open(_ configuration: Configuration) async throws -> Store {
    guard let database = configuration.database else {
      return try Store.open(folder: configuration.dataFolder)
    }
    #if PostgreSQL
    return try await Store.open(database: database)
    #else
    throw withoutPostgreSQL
    #endif
  }

  /// Returns where the data is, without a password.
  /// - Throws: ``ConfigurationError`` if the address of the database is invalid, or the gallery was built without PostgreSQL.
  static func place(_ configuration: Configuration) throws -> String {
    guard let database = configuration.database else { return configuration.dataFolder }
    #if PostgreSQL
    return "the \(try DatabaseAddress(database))"
    #else
    throw withoutPostgreSQL
    #endif
  }

  #if !PostgreSQL
  private static let withoutPostgreSQL = ConfigurationError(
    source: "--database", value: nil,
    remedy:
      "This gallery was built without PostgreSQL. Build it with “swift build --traits PostgreSQL --product gallery”, as “make run” does for this option."
  )
  #endif
}
