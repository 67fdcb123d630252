import Foundation
@testable import PetFeederViewModels

/// A book that reports changes only when a test requests it, in the order that the test sets.
struct OddOrderBook: FeederBook {
  let book: StoredFeederBook
  let feed = FeederChangeFeed()

  func data() async throws -> FeederData { try await book.data() }
  func perform(_ edit: FeederEdit) async throws -> FeederUndo { try await book.perform(edit) }
  func undo(_ undo: FeederUndo) async throws -> Int { try await book.undo(undo) }
  func changes() -> FeederChangeFeed { feed }
  func update(for changes: FeederChanges) async throws -> FeederUpdate { try await book.update(for: changes) }
  func export() async throws -> String { try await book.export() }
  func contents(of file: String, asOf now: Date) async throws -> FeederData {
    try await book.contents(of: file, asOf: now)
  }
}
