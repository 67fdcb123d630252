/// One cell of a screen, 16 bytes large.
public struct Cell: Hashable, Sendable {
  /// The glyph of the cell.
  public let glyph: Glyph
  /// The color of the text.
  public let foreground: CellColor
  /// The color of the background.
  public let background: CellColor
  /// Attributes of the text, such as bold or underlined.
  public let attributes: CellAttributes
  /// The cells that the glyph takes: 1, or 2 for the left half of a wide one. 0 marks a wide glyph's right half.
  public let width: UInt8
  // Makes equal cells equal byte for byte.
  private let unused: UInt8 = 0

  /// Creates a cell.
  public init(_ glyph: Glyph, width: UInt8 = 1, style: CellStyle = .plain) {
    self.glyph = glyph
    self.width = width
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
  }

  /// An empty cell.
  public static let blank = Cell(.space)

  /// The style of the cell.
  public var style: CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  /// Whether erasing with its background gives the same result.
  var isErasure: Bool {
    glyph == .space && attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}

/// The drawing of a cell: one scalar, or a cluster of several in a ``GlyphTable``.
public struct Glyph: Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A blank.
  public static let space = Glyph(rawValue: 0x20)
  /// The right half of a wide glyph.
  static let continuation = Glyph(rawValue: 0)

  /// The index in the table, for a cluster of several scalars; nil for a single one.
  var clusterIndex: Int? { rawValue & 0x8000_0000 != 0 ? Int(rawValue & 0x7FFF_FFFF) : nil }
}

/// The clusters of several scalars that cells refer to. Buffers must share one to be comparable.
public final class GlyphTable {
  /// The number of clusters after which the host starts a new table and paints the whole screen. It bounds memory, since
  /// data can contain any clusters.
  public static let capacity = 16_384

  private var texts: [String] = []
  private var indices: [String: UInt32] = [:]

  /// Creates an empty table.
  public init() {}

  /// Whether the table should be replaced.
  public var isFull: Bool { texts.count >= Self.capacity }

  /// Returns the glyph of a cluster and its width in cells, or `nil` if the width is zero. Control characters become
  /// U+FFFD.
  public func glyph(for cluster: Character) -> (glyph: Glyph, width: Int)? {
    let scalars = cluster.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value >= 0x20, first.value < 0x7F, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return (Glyph(rawValue: first.value), 1)
    }
    guard let text = PrintableCluster.scalars(of: cluster) else { return nil }
    let width = CellWidth.of(Character(text))
    guard width > 0 else { return nil }
    let printable = text.unicodeScalars
    if let only = printable.first, printable.count == 1 { return (Glyph(rawValue: only.value), width) }
    return (Glyph(rawValue: 0x8000_0000 | index(of: text)), width)
  }

  /// Returns the text of a glyph; empty for the right half of a wide one.
  public func text(of glyph: Glyph) -> String {
    if let index = glyph.clusterIndex { return texts[index] }
    return glyph == .continuation ? "" : Unicode.Scalar(glyph.rawValue).map { String($0) } ?? ""
  }

  private func index(of text: String) -> UInt32 {
    if let known = indices[text] { return known }
    let index = UInt32(texts.count)
    texts.append(text)
    indices[text] = index
    return index
  }
}
