/// One cell of a screen, in sixteen bytes.
public struct Cell: Hashable, Sendable {
  /// What is drawn in it.
  public let glyph: Glyph
  /// The text's color.
  public let foreground: CellColor
  /// The color behind it.
  public let background: CellColor
  /// Bold, underlined and so on.
  public let attributes: CellAttributes
  /// The cells that the glyph takes: 1, or 2 for the left half of a wide one. 0 marks a wide glyph's right half.
  public let width: UInt8
  // Keeps equal cells equal byte for byte.
  private let unused: UInt8 = 0

  /// Makes a cell.
  public init(_ glyph: Glyph, width: UInt8 = 1, style: CellStyle = .plain) {
    self.glyph = glyph
    self.width = width
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
  }

  /// An empty cell.
  public static let blank = Cell(.space)

  /// The look of the cell.
  public var style: CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  /// Whether erasing with its background draws the same.
  var isErasure: Bool {
    glyph == .space && attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}

/// What a cell draws: one scalar, or a cluster of several that a ``GlyphTable`` keeps.
public struct Glyph: Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An empty place.
  public static let space = Glyph(rawValue: 0x20)
  /// The right half of a wide glyph.
  static let continuation = Glyph(rawValue: 0)

  /// Its place in the table, for a cluster of several scalars.
  var clusterIndex: Int? { rawValue & 0x8000_0000 != 0 ? Int(rawValue & 0x7FFF_FFFF) : nil }
}

/// The clusters of several scalars that cells refer to. Shared by the buffers that are compared with each other.
public final class GlyphTable {
  /// From this many clusters on, the host starts a new table and paints the whole screen: data can hold any number of them.
  public static let capacity = 16_384

  private var texts: [String] = []
  private var indices: [String: UInt32] = [:]

  /// Makes an empty table.
  public init() {}

  /// Whether a new table is due.
  public var isFull: Bool { texts.count >= Self.capacity }

  /// The glyph of a cluster and its cells, or `nil` where it takes none. Control characters become U+FFFD.
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

  /// The text of a glyph; empty for the right half of a wide one.
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
