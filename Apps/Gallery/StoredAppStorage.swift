internal import BinderyViewModels
internal import BinderyStore

/// Stores users' settings in the store of the apps.
struct StoredAppStorage: AppStorageStore {
  private let store: Store

  /// Creates settings in the given store.
  init(store: Store) { self.store = store }

  func values(of person: String, app: String) async throws -> [String: String] {
    try await store.record(PersonSettings.self, id: PersonSettings.id(of: person, app: app))?.values ?? [:]
  }

  func set(_ json: String?, for key: String, of person: String, app: String) async throws {
    try await store.write { transaction in
      let id = PersonSettings.id(of: person, app: app)
      var settings =
        try transaction.record(PersonSettings.self, id: id) ?? PersonSettings(id: id, values: [:])
      settings.values[key] = json
      try transaction.save(settings)
    }
  }
}

/// The settings of one user in one app.
struct PersonSettings: Record {
  static let collection = "person-settings"

  let id: String
  /// The values as JSON, by key.
  var values: [String: String]

  static func id(of person: String, app: String) -> String { "\(person)/\(app)" }
}
