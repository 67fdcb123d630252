import BinderyTesting
import Testing

@testable import BinderyTerminal

@Suite struct FrameWriterTests {
  let glyphs = GlyphTable()

  func frame(_ width: Int, _ height: Int, _ draw: (inout CellBuffer) -> Void) -> Frame {
    var cells = CellBuffer(size: CellSize(width: width, height: height), glyphs: glyphs)
    draw(&cells)
    return Frame(cells: cells)
  }

  func page(_ lines: [String], width: Int = 60, style: CellStyle = .plain) -> Frame {
    frame(width, lines.count) { cells in
      for (y, line) in lines.enumerated() { cells.write(line, x: 0, y: y, style: style) }
    }
  }

  /// The bytes from one frame to another, checked against an emulated terminal.
  func bytes(
    from old: Frame, to new: Frame, _ capabilities: TerminalCapabilities = TerminalCapabilities()
  ) throws -> [UInt8] {
    let writer = FrameWriter(capabilities: capabilities)
    var shown = ShownFrame()
    var terminal = EmulatedTerminal(width: old.cells.size.width, height: old.cells.size.height)
    try terminal.receive(writer.bytes(for: old, after: &shown))
    let bytes = writer.bytes(for: new, after: &shown)
    try terminal.receive(bytes)
    #expect(terminal.difference(from: new, depth: capabilities.colors) == nil)
    return bytes
  }

  @Test func nothingIsWrittenWhereNothingDiffers() throws {
    let page = page(["Cloudy", "12 °C"])
    #expect(try bytes(from: page, to: page).isEmpty)
  }

  @Test func oneChangedCellIsOneMoveAndOneCharacter() throws {
    let old = page(["Fed 1 time", "today"])
    let new = page(["Fed 2 time", "today"])
    #expect(try String(decoding: bytes(from: old, to: new), as: UTF8.self) == "\u{1B}[1;5H2")
  }

  @Test func nearChangesAreBridgedByTheCellsBetween() throws {
    let bytes = try bytes(from: page(["a.b.c"]), to: page(["x.y.z"]))
    #expect(String(decoding: bytes, as: UTF8.self) == "\rx.y.z")
  }

  @Test func aListScrolledByALineMovesInTheTerminal() throws {
    let rows = (0..<40).map { "Row \($0) of a list that is long enough to matter" }
    let old = page(["Title"] + rows[0..<30] + ["Footer"])
    let new = page(["Title"] + rows[1..<31] + ["Footer"])
    #expect(try bytes(from: old, to: new).count < 80)
    #expect(try bytes(from: new, to: old).count < 80)
  }

  @Test func aFrameOfManyBytesIsShownAtOnce() throws {
    var capabilities = TerminalCapabilities()
    capabilities.synchronizesOutput = true
    let new = page((0..<20).map { "Line \($0) of some text" })
    let text = try String(
      decoding: bytes(from: page([String](repeating: "", count: 20)), to: new, capabilities), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h"))
    #expect(text.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func clearedTextIsErasedAtOnce() throws {
    let bytes = try bytes(from: page(["A long line of text that goes away"]), to: page(["A"]))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[1;3H\u{1B}[K")
  }

  @Test func withoutColorsOnlyAttributesRemain() throws {
    let style = CellStyle(foreground: CellColor(0xFF0000), background: CellColor(0x0000FF), attributes: .bold)
    let bytes = try bytes(
      from: page(["x"]), to: page(["x"], style: style), TerminalCapabilities(colors: .none))
    #expect(String(decoding: bytes, as: UTF8.self) == "\r\u{1B}[1mx")
  }

  @Test func anEmojiThatTerminalsMeasureDifferentlyIsFollowedByAMove() throws {
    let old = page(["......"])
    let new = frame(60, 1) { cells in
      cells.write("......", x: 0, y: 0)
      cells.write("👨‍👩‍👧ab", x: 1, y: 0)
    }
    let text = try String(decoding: bytes(from: old, to: new), as: UTF8.self)
    #expect(text.hasSuffix("👨‍👩‍👧\u{1B}[1;4Hab"))
  }

  @Test func aTerminalWithoutUnicodeGetsASCII() throws {
    var capabilities = TerminalCapabilities()
    capabilities.isUnicode = false
    let writer = FrameWriter(capabilities: capabilities)
    var shown = ShownFrame()
    let bytes = writer.bytes(for: page(["╭─ Zürich 東 ─╮"]), after: &shown)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(String(decoding: bytes, as: UTF8.self).contains("+- Zurich ?? -+"))
  }

  @Test(arguments: ["\u{1B}[2J", "a\u{9B}31mb", "\u{7}", "x\u{202E}y", "\r\n", "\u{85}"])
  func controlCharactersOfDataNeverReachTheTerminal(data: String) throws {
    let frame = page([data])
    let cells = frame.cells
    for x in 0..<cells.size.width {
      for scalar in glyphs.text(of: cells[x, 0].glyph).unicodeScalars {
        #expect(!PrintableCluster.isControl(scalar) && scalar != "\u{202E}")
      }
    }
  }

  @Test(arguments: [ColorDepth.truecolor, .indexed, .sixteen, .none], 0..<4)
  func randomFramesArriveAsTheyAre(depth: ColorDepth, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 977 &+ UInt64(depth.rawValue))
    var capabilities = TerminalCapabilities(colors: depth)
    capabilities.synchronizesOutput = seed % 2 == 0
    capabilities.measuresClusters = seed % 2 == 1
    let writer = FrameWriter(capabilities: capabilities)
    let (width, height) = (Int.random(in: 1...30, using: &random), Int.random(in: 1...16, using: &random))
    var terminal = EmulatedTerminal(width: width, height: height)
    var shown = ShownFrame()
    var frame = frame(width, height) { _ in }
    for step in 0..<30 {
      RandomDrawing.draw(into: &frame, using: &random)
      try terminal.receive(writer.bytes(for: frame, after: &shown))
      let difference = terminal.difference(from: frame, depth: depth)
      try #require(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
      #expect(terminal.isCursorVisible == (frame.cursor != nil))
      if let cursor = frame.cursor { #expect(CellPoint(x: terminal.x, y: terminal.y) == cursor) }
    }
  }
}
