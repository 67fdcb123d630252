public import Foundation

/// Stores the pets and their entries, for all windows.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards.
public protocol FeederBook: Sendable {
  /// Returns all stored data.
  ///
  /// - Throws: An error whose description is a sentence for the screen.
  func data() async throws -> FeederData

  /// Performs an edit, all of it or nothing.
  ///
  /// - Returns: The changes that undo the edit.
  /// - Throws: ``FeederError`` if the pet or entry was deleted, or an error of the store.
  func perform(_ edit: FeederEdit) async throws -> FeederUndo

  /// Undoes an edit. Values that another window changed since, and added pets that have entries by now, are left
  /// unchanged.
  ///
  /// - Returns: The number of things left unchanged.
  /// - Throws: An error if all of them would be left unchanged, or an error of the store.
  func undo(_ undo: FeederUndo) async throws -> Int

  /// Returns a feed of all changes from now on, from all windows.
  func changes() -> FeederChangeFeed

  /// Returns the present values of changed things.
  func update(for changes: FeederChanges) async throws -> FeederUpdate

  /// Returns all stored data as the text of a JSON file.
  func export() async throws -> String

  /// Parses and validates an exported file. Nothing is changed.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - now: The current time. No date in the file can be later.
  /// - Throws: An error that describes what is wrong with the file and how to correct it.
  func contents(of file: String, asOf now: Date) async throws -> FeederData
}
