/// What a screen is to show: its cells and where the cursor is.
public struct Frame {
  /// The cells.
  public var cells: CellBuffer
  /// Where the cursor is; hidden where `nil`. Screen readers follow it.
  public var cursor: CellPoint?

  /// The pixels of the pictures that are drawn with Sixel, by the number in their cells.
  public var sixels: [UInt32: PixelGrid]

  /// Makes a frame.
  public init(cells: CellBuffer, cursor: CellPoint? = nil, sixels: [UInt32: PixelGrid] = [:]) {
    self.cells = cells
    self.cursor = cursor
    self.sixels = sixels
  }
}

/// What a terminal shows now, as far as was written: the frame, the pen and the cursor that the next bytes continue from.
public struct ShownFrame {
  /// The frame, or `nil` where the screen's content is unknown: the next frame is then written whole.
  public private(set) var frame: Frame?
  var pen: ReducedStyle?
  var position: CellPoint?
  var isCursorVisible: Bool?

  /// A terminal of unknown content.
  public init() {}

  mutating func update(_ frame: Frame) { self.frame = frame }

  /// Forgets what is shown: after a resize, a suspension, or when something else wrote to the terminal.
  public mutating func invalidate() { self = ShownFrame() }
}
