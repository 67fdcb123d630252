/// The empty lines that a screen has room for.
enum RowDensity: Hashable {
  /// All of them.
  case roomy
  /// Those between contents, and none above and below the content of a box.
  case compact
  /// None.
  case short

  /// The density of a screen of some rows.
  init(rows: Int) {
    switch rows {
    case ..<16: self = .short
    case ..<32: self = .compact
    default: self = .roomy
    }
  }

  /// The maximum height of a picture.
  var pictureRows: Int {
    switch self {
    case .roomy: .max
    case .compact: 10
    case .short: 6
    }
  }

  var hasPadding: Bool { self == .roomy }
  var hasGaps: Bool { self != .short }
}
