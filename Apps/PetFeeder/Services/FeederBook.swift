public import Foundation

/// Keeps the pets and what is noted about them, for all windows.
///
/// What a call has returned is kept, even if the power fails right after.
public protocol FeederBook: Sendable {
  /// All that is kept.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func data() async throws -> FeederData

  /// Does an edit, all of it or nothing.
  ///
  /// - Returns: the way back.
  /// - Throws: ``FeederError`` where what it is about is gone, or why nothing could be kept.
  func perform(_ edit: FeederEdit) async throws -> FeederUndo

  /// Undoes an edit: what is still as the edit left it becomes what it was before. What another window changed since
  /// stays, and so does a pet that has entries by now.
  ///
  /// - Returns: how many things stay.
  /// - Throws: an error that says that all of them would, or why nothing could be kept.
  func undo(_ undo: FeederUndo) async throws -> Int

  /// The changes from now on, whichever window makes them.
  func changes() -> FeederChangeFeed

  /// What became of things that changed.
  func update(for changes: FeederChanges) async throws -> FeederUpdate

  /// All that is kept, as the text of a JSON file.
  func export() async throws -> String

  /// What such a file holds, checked. Nothing is changed.
  ///
  /// - Parameters:
  ///   - file: the text of the file.
  ///   - now: what time it is; nothing in the file can be later.
  /// - Throws: an error that says what in the file is wrong, and what to do.
  func contents(of file: String, asOf now: Date) async throws -> FeederData
}
