public import BinderyViewModels

extension Store: SealingKeyStore {
  public func sealingKeys(
    changedBy change: @escaping @Sendable ([SealingKey]) -> [SealingKey]
  ) async throws -> [SealingKey] {
    let keys = try await record(SealingKeys.self, id: SealingKeys.key)?.keys ?? []
    if change(keys) == keys { return keys }
    return try await writeOutsideOfEvents { transaction in
      let keys = change(try transaction.record(SealingKeys.self, id: SealingKeys.key)?.keys ?? [])
      try transaction.save(SealingKeys(keys: keys))
      return keys
    }
  }
}

/// The keys that seal the saved states of windows.
private struct SealingKeys: Record {
  static let collection = "bindery.sealing-keys"
  static let key = "all"

  var id: String = Self.key
  var keys: [SealingKey]
}
