/// The size that a box asks for, in points, and where smaller content is in it.
public struct FrameSize: Sendable, Hashable {
  /// The width, whatever is in it.
  public var width: Double?
  /// The height, whatever is in it.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The width where none is offered: in what scrolls sideways.
  public var idealWidth: Double?
  /// The greatest width, up to which it takes what is offered; infinity takes all.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The height where none is offered: in what scrolls.
  public var idealHeight: Double?
  /// The greatest height, up to which it takes what is offered; infinity takes all.
  public var maxHeight: Double?
  /// Where content is that has another size.
  public var alignment: Alignment

  /// Asks for a size.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  /// Whether it takes the width that is offered.
  public var fillsWidth: Bool { maxWidth != nil }
  /// Whether it takes the height that is offered.
  public var fillsHeight: Bool { maxHeight != nil }
}

extension FrameSize: CustomStringConvertible {
  /// `width 56.0`, `maxWidth inf, leading`.
  public var description: String {
    let lengths: [(String, Double?)] = [
      ("width", width), ("height", height), ("minWidth", minWidth), ("idealWidth", idealWidth),
      ("maxWidth", maxWidth), ("minHeight", minHeight), ("idealHeight", idealHeight),
      ("maxHeight", maxHeight),
    ]
    var words = lengths.compactMap { name, length in length.map { "\(name) \($0)" } }
    if alignment != .center { words.append("\(alignment)") }
    return words.joined(separator: ", ")
  }
}
