internal import BinderyServices
internal import BinderyStore
internal import BinderyViewModels
internal import Foundation

#if PostgreSQL
internal import BinderyPostgreSQL
#endif

/// What the app of a program saves: in a database if one is configured, else in the data folder.
enum AppData {
  /// Opens the data.
  /// - Throws: ``StorageError``, or ``ConfigurationError`` if the program was built without PostgreSQL.
  static func open(_ configuration: Configuration) async throws -> Store {
    guard let database = configuration.database else {
      let store = try Store.open(folder: configuration.dataFolder)
      try await moveSettings(of: configuration.dataFolder + "/settings", to: store)
      return store
    }
    #if PostgreSQL
    return try await Store.open(database: database)
    #else
    throw MissingTrait.postgreSQL.error(source: "--database", value: nil)
    #endif
  }

  /// Returns where the data is, without a password.
  /// - Throws: ``ConfigurationError`` if the address of the database is invalid, or the program was built without PostgreSQL.
  static func place(_ configuration: Configuration) throws -> String {
    guard let database = configuration.database else { return configuration.dataFolder }
    #if PostgreSQL
    return "the \(try DatabaseAddress(database))"
    #else
    throw MissingTrait.postgreSQL.error(source: "--database", value: nil)
    #endif
  }

  /// Moves settings into the store that an earlier version of an app's program kept in files. Each is named after a person.
  private static func moveSettings(of folder: String, to store: Store) async throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".json") {
      let file = "\(folder)/\(name)"
      // A file that cannot be read stays where it is.
      guard let data = files.contents(atPath: file),
        let values = try? JSONDecoder().decode([String: String].self, from: data)
      else { continue }
      let owner = "\(name.dropLast(".json".count))/"
      for (key, json) in values { try await store.setAppStorage(json, for: key, of: owner) }
      // Another worker may have moved it at the same time.
      try? files.removeItem(atPath: file)
    }
  }
}
