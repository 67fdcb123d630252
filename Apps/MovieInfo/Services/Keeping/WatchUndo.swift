internal import BinderyStore

/// The way back from a note. What another window has noted about the movie since stays, see ``WatchBook/undo(_:)``.
public struct WatchUndo: Sendable, Hashable {
  let changes: Changeset
}
