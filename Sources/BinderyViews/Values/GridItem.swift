/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable, Hashable {
  /// The size of a column or row.
  public enum Size: Sendable, Hashable {
    /// A size in points.
    case fixed(Double)
    /// A share of the offered space, between two sizes in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many equal columns or rows as fit, each between two sizes in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The space after it, in points; `nil` for the host's default.
  public var spacing: Double?
  /// The position of smaller content in a cell.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: CustomStringConvertible {
  /// `fixed 80.0`, `flexible 10.0`, `adaptive 280.0`.
  public var description: String {
    let words =
      switch size {
      case .fixed(let length): "fixed \(length)"
      case .flexible(let minimum, let maximum):
        "flexible \(minimum)" + (maximum == .infinity ? "" : "–\(maximum)")
      case .adaptive(let minimum, let maximum):
        "adaptive \(minimum)" + (maximum == .infinity ? "" : "–\(maximum)")
      }
    return words + (alignment.map { " \($0)" } ?? "")
  }
}

/// The columns or rows of a grid.
public struct GridTracks: Sendable, Hashable {
  /// The columns or rows, from the leading edge or from the top.
  public var items: [GridItem]

  /// Creates tracks of columns or rows.
  public init(_ items: [GridItem]) { self.items = items }
}

extension GridTracks: CustomStringConvertible {
  /// The columns or rows, separated by commas.
  public var description: String { items.map(\.description).joined(separator: ", ") }
}
