/// The content of a screen: its cells and the cursor's position.
public struct Frame {
  /// The cells.
  public var cells: CellBuffer
  /// The cursor's position; `nil` hides the cursor. Screen readers follow it.
  public var cursor: CellPoint?

  /// The pixels of Sixel pictures, by the number in their cells.
  public var sixels: [UInt32: PixelGrid]

  /// Creates a frame.
  public init(cells: CellBuffer, cursor: CellPoint? = nil, sixels: [UInt32: PixelGrid] = [:]) {
    self.cells = cells
    self.cursor = cursor
    self.sixels = sixels
  }
}

/// The known state of a terminal: the frame, the pen and the cursor from which the next bytes continue.
public struct ShownFrame {
  /// The frame, or `nil` if the screen's content is unknown: the next frame is then written completely.
  public private(set) var frame: Frame?
  var pen: ReducedStyle?
  var position: CellPoint?
  var isCursorVisible: Bool?

  /// Creates the state of a terminal with unknown content.
  public init() {}

  mutating func update(_ frame: Frame) { self.frame = frame }

  /// Discards the state: after a resize, a suspension, or when another program wrote to the terminal.
  public mutating func invalidate() { self = ShownFrame() }
}
