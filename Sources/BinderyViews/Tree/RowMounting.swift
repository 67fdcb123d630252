/// Which rows of a long ``List`` are mounted.
///
/// A row that is not mounted has no nodes, and changes of it cost nothing.
public enum RowMounting: Sendable {
  /// The first rows, and more each time the placeholder after the last of them comes into sight
  /// (``UserEvent/Action/appear``). Rows stay mounted.
  case growing
  /// Rows around those in sight, which the host reports (``UserEvent/Action/reveal(_:)``). Placeholders before and after
  /// them say how many rows they replace (``PropertyKey/rowCount``). A row far away is unmounted and loses its state.
  case window
}
