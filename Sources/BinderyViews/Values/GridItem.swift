/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable, Hashable {
  /// How large it is.
  public enum Size: Sendable, Hashable {
    /// A size in points.
    case fixed(Double)
    /// A share of what is offered, between two sizes in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many equal ones as fit, each between two sizes in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The space after it, in points; that of the host where it is `nil`.
  public var spacing: Double?
  /// Where smaller content is in a cell.
  public var alignment: Alignment?

  /// Describes a column or row.
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
  /// From the leading edge, or from the top.
  public var items: [GridItem]

  /// Wraps columns or rows.
  public init(_ items: [GridItem]) { self.items = items }
}

extension GridTracks: CustomStringConvertible {
  /// The columns or rows, separated by commas.
  public var description: String { items.map(\.description).joined(separator: ", ") }
}
