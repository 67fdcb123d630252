internal import BinderyStore

/// The values that undo a change of notes. Later changes by other windows are not undone, see ``WatchBook/undo(_:)``.
public struct WatchUndo: Sendable, Hashable {
  let changes: Changeset
}
