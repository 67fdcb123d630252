internal import BinderyStore
internal import BinderyViewModels
internal import Foundation

/// The folder in which an app's program keeps its users' settings, log-ins and keys.
enum DataFolder {
  /// Opens the store of a folder, and takes the settings into it that an earlier version of the program kept there in files. If the folder
  /// cannot be used, a warning says so, and everything is kept in memory.
  ///
  /// - Parameter warn: Receives a sentence.
  static func store(
    in folder: String,
    warn: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) }
  ) async throws -> Store {
    do {
      let store = try Store.open(folder: folder)
      if let notice = store.notice { warn(notice) }
      try await moveSettings(of: folder + "/settings", to: store)
      return store
    } catch {
      warn("Settings and windows are lost when the program ends. \(error.localizedDescription)")
      return try Store.inMemory()
    }
  }

  /// Moves settings into a store. Each file is named after a person.
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
      try files.removeItem(atPath: file)
    }
  }
}
