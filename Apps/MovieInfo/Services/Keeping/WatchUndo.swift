internal import BinderyStore

/// The way back from a note. What somebody else noted about the movie since stays, see ``WatchBook/undo(_:)``.
public struct WatchUndo: Sendable, Hashable {
  let changes: Changeset
}
