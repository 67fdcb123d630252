public import BinderyViewModels

extension Store: AppStorageStore {
  public func appStorage(of owner: String) async throws -> [String: String] {
    try await record(PersonSettings.self, id: owner)?.values ?? [:]
  }

  public func setAppStorage(_ json: String?, for key: String, of owner: String) async throws {
    try await write { transaction in
      var settings =
        try transaction.record(PersonSettings.self, id: owner) ?? PersonSettings(id: owner, values: [:])
      settings.values[key] = json
      try transaction.save(settings)
    }
  }

  public func appStorageChanges() -> AsyncStream<Set<String>> { changedKeys(of: PersonSettings.self) }
}

/// The settings of one user in one app.
struct PersonSettings: Record {
  static let collection = "person-settings"

  let id: String
  /// The values as JSON, by key.
  var values: [String: String]
}
