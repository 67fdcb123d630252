internal import Bindery
public import BinderyViewModels
internal import Foundation

/// A change of ``SharedRecords`` that can be undone.
public struct RecordChange: Sendable {
  /// What was changed, record by record.
  public let changes: Changeset
  private let revert: @MainActor @Sendable () async throws -> Void

  init(changes: Changeset, revert: @escaping @MainActor @Sendable () async throws -> Void) {
    self.changes = changes
    self.revert = revert
  }

  /// Undoes the change; returns once every window shows that. Records that were changed since stay as they are.
  ///
  /// - Throws: ``UndoError`` if that is all of them, or ``StorageError``.
  @MainActor public func undo() async throws { try await revert() }
}

extension UndoNotice {
  /// Makes a change in the background, and shows it with a way to undo it, or the reason why it failed.
  ///
  /// - Parameters:
  ///   - text: The change.
  ///   - change: Changes records.
  public func perform(
    _ text: String, _ change: @escaping @MainActor @Sendable () async throws -> RecordChange
  ) {
    WorkScope.start("change records") {
      do { self.show(text, change: try await change()) } catch { self.show(error.localizedDescription) }
    }
  }

  /// Shows a change that was made, with a way to undo it unless it has changed nothing.
  ///
  /// - Parameters:
  ///   - text: The change.
  ///   - change: The change of records.
  public func show(_ text: String, change: RecordChange) {
    if change.changes.isEmpty { show(text) } else { show(text, undo: change.undo) }
  }
}
