/// The alignment of a column of a ``Table``.
public enum TableColumnAlignment: Sendable, Hashable {
  /// That of numbers, if the column is sorted by a number; otherwise ``leading``.
  case automatic
  case leading, center, trailing
  /// At the trailing edge, with digits of equal width.
  case numeric

  var textAlignment: TextAlignment? {
    switch self {
    case .automatic, .leading: nil
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}
