internal import BinderyServices
internal import BinderyStore
internal import Foundation

#if PostgreSQL
internal import BinderyPostgreSQL
#endif

/// A place where apps save: a data folder, or a database.
struct DataPlace {
  private enum Kind: Equatable {
    case folder(String)
    case database(String)
  }

  private let kind: Kind
  private let option: String
  /// The place without a password.
  let name: String
  /// The path of the folder; nil for a database.
  var folder: String? {
    guard case .folder(let path) = kind else { return nil }
    return path
  }

  /// Reads a place.
  /// - Parameter option: The option that names it.
  /// - Throws: ``ConfigurationError`` or `StorageError` if it cannot be used.
  init(_ text: String, option: String) throws {
    self.option = option
    if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
      kind = .database(text)
      #if PostgreSQL
      name = "the \(try DatabaseAddress(text))"
      #else
      throw MissingTrait.postgreSQL.error(source: option, value: nil)
      #endif
    } else {
      guard !text.isEmpty else {
        throw ConfigurationError(
          source: option, value: text, remedy: "Give the path of a folder, or the address of a database.")
      }
      let path = URL(filePath: text).standardizedFileURL.resolvingSymlinksInPath().path()
      kind = .folder(path)
      name = path
    }
  }

  /// - Throws: ``ConfigurationError`` for a folder without data, so that no empty one is made.
  func checkForData() throws {
    guard case .folder(let path) = kind, !Store.exists(inFolder: path) else { return }
    throw ConfigurationError(
      source: option, value: path, remedy: "No data is there. Give the folder that --data names.")
  }

  /// - Throws: ``ConfigurationError`` if it is the same place.
  func checkForDifference(from other: DataPlace) throws {
    guard kind == other.kind else { return }
    throw ConfigurationError(
      source: option, value: name, remedy: "Both places are the same. Give another one to copy to.")
  }

  /// Opens the data.
  func open() async throws -> Store {
    switch kind {
    case .folder(let path): return try Store.open(folder: path)
    case .database(let address):
      #if PostgreSQL
      return try await Store.open(database: address)
      #else
      preconditionFailure("The initializer rejects \(address).")
      #endif
    }
  }
}
