/// The policy for mounting the rows of a long ``List``.
///
/// A row that is not mounted has no nodes, and its changes cost nothing.
public enum RowMounting: Sendable {
  /// Mounts the first rows, and more each time the placeholder after the last of them becomes visible
  /// (``UserEvent/Action/appear``). Rows stay mounted.
  case growing
  /// Mounts rows around the visible ones, which the host reports (``UserEvent/Action/reveal(_:)``). Placeholders
  /// before and after them contain the number of rows that they replace (``PropertyKey/rowCount``). A distant row is
  /// unmounted and loses its state.
  case window
}
