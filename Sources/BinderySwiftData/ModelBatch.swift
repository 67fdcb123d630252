internal import BinderyStore

/// The changes of an event.
struct ModelBatch: Sendable {
  /// A model that is new or has changed.
  struct Edit: Sendable {
    let id: String
    let isNew: Bool
    /// The texts that differ.
    let values: [String: String]
    /// The properties that no two models share.
    let unique: [String]
  }

  /// What a write has done, which the store gives again if the event is repeated after a crash.
  struct Outcome: Codable, Sendable {
    let token: String
    /// Whether a new model has changed an earlier one instead.
    let hasMerged: Bool
  }

  var edits: [Edit] = []
  var removed: [String] = []

  var isEmpty: Bool { edits.isEmpty && removed.isEmpty }
  var ids: [String] { edits.map(\.id) + removed }

  /// Stores the changes. What another process has deleted stays deleted; what it has changed in other properties stays changed.
  func write(in transaction: WriteTransaction, token: String) throws -> Outcome {
    var hasMerged = false
    for edit in edits {
      if var record = try transaction.record(ModelRecord.self, id: edit.id) {
        record.values.merge(edit.values) { $1 }
        try transaction.save(record)
      } else if edit.isNew, var twin = try twin(of: edit, in: transaction) {
        twin.values.merge(edit.values) { $1 }
        try transaction.save(twin)
        hasMerged = true
      } else if edit.isNew {
        try transaction.save(ModelRecord(id: edit.id, values: edit.values))
      }
    }
    for id in removed { try transaction.delete(ModelRecord.self, id: id) }
    return Outcome(token: token, hasMerged: hasMerged)
  }

  /// Returns an earlier model with the same value of a unique property.
  private func twin(of edit: Edit, in transaction: WriteTransaction) throws -> ModelRecord? {
    guard !edit.unique.isEmpty else { return nil }
    let type = edit.id.prefix { $0 != "/" } + "/"
    return try transaction.all(ModelRecord.self).first { record in
      record.id.hasPrefix(type) && edit.unique.contains { record.values[$0] == edit.values[$0] }
    }
  }
}
