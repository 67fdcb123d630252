/// The size of a box, in points, and the position of smaller content in it.
public struct FrameSize: Sendable, Hashable {
  /// The width, regardless of the content.
  public var width: Double?
  /// The height, regardless of the content.
  public var height: Double?
  /// The minimum width.
  public var minWidth: Double?
  /// The width without an offer: inside a horizontal scroll view.
  public var idealWidth: Double?
  /// The maximum width, up to which the box takes the offered one; infinity takes all.
  public var maxWidth: Double?
  /// The minimum height.
  public var minHeight: Double?
  /// The height without an offer: inside a scroll view.
  public var idealHeight: Double?
  /// The maximum height, up to which the box takes the offered one; infinity takes all.
  public var maxHeight: Double?
  /// The position of content with another size.
  public var alignment: Alignment

  /// Creates a frame size.
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
