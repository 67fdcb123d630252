import BinderyTesting
import Testing

@testable import BinderyTerminal

@Suite struct InputParserTests {
  func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

  func events(_ bytes: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(bytes) + parser.flush()
  }

  @Test(
    arguments: [
      ("a", .init(.character("a"))), ("é", .init(.character("é"))), ("世", .init(.character("世"))),
      ("\r", .init(.enter)), ("\t", .init(.tab)), ("\u{7F}", .init(.backspace)),
      ("\u{10}", .init(.character("p"), .control)),
      ("\u{0}", .init(.character(" "), .control)), ("\u{1B}", .init(.escape)),
      ("\u{1B}x", .init(.character("x"), .alt)),
      ("\u{1B}[A", .init(.up)), ("\u{1B}OB", .init(.down)), ("\u{1B}[1;5C", .init(.right, .control)),
      ("\u{1B}[1;2D", .init(.left, .shift)), ("\u{1B}[H", .init(.home)), ("\u{1B}[4~", .init(.end)),
      ("\u{1B}[3~", .init(.delete)), ("\u{1B}[5~", .init(.pageUp)), ("\u{1B}[6;3~", .init(.pageDown, .alt)),
      ("\u{1B}[Z", .init(.tab, .shift)), ("\u{1B}OP", .init(.function(1))),
      ("\u{1B}[15~", .init(.function(5))),
      ("\u{1B}[24~", .init(.function(12))), ("\u{1B}\u{7F}", .init(.backspace, .alt)),
      ("\u{1B}[", .init(.character("["), .alt)),
    ] as [(String, KeyPress)])
  func legacyKeysAreRead(bytes: String, press: KeyPress) {
    #expect(events(bytes) == [.key(press)])
  }

  @Test(
    arguments: [
      ("\u{1B}[112;5u", .init(.character("p"), .control)), ("\u{1B}[27u", .init(.escape)),
      ("\u{1B}[13;2u", .init(.enter, .shift)), ("\u{1B}[97:65;2u", .init(.character("A"))),
      ("\u{1B}[97;2u", .init(.character("A"))), ("\u{1B}[9;6u", .init(.tab, [.shift, .control])),
      ("\u{1B}[1;5:2A", .init(.up, .control)),
    ] as [(String, KeyPress)])
  func kittyKeysAreRead(bytes: String, press: KeyPress) {
    #expect(events(bytes) == [.key(press)])
  }

  @Test func aKeyThatGoesUpReportsNothing() {
    #expect(events("\u{1B}[97;1:3u\u{1B}[1;1:3A").isEmpty)
  }

  @Test func theMouseIsRead() {
    #expect(
      events("\u{1B}[<0;5;3M\u{1B}[<32;6;3M\u{1B}[<0;6;3m\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<16;2;2M") == [
        .mouse(MouseEvent(.press, x: 4, y: 2)), .mouse(MouseEvent(.drag, x: 5, y: 2)),
        .mouse(MouseEvent(.release, x: 5, y: 2)), .mouse(MouseEvent(.scroll(-1), x: 0, y: 0)),
        .mouse(MouseEvent(.scroll(1), x: 0, y: 0)),
        .mouse(MouseEvent(.press, x: 1, y: 1, modifiers: .control)),
      ])
  }

  @Test func pastedTextIsOneEventWithoutControlCharacters() {
    #expect(
      events("\u{1B}[200~two\r\nlines\u{1B}[31m\u{1B}[201~x") == [
        .paste("two\nlines[31m"), .key(KeyPress(.character("x"))),
      ])
  }

  @Test func anEndlessPasteIsBounded() {
    var parser = InputParser()
    _ = parser.feed("\u{1B}[200~".utf8)
    for _ in 0..<40 { #expect(parser.feed([UInt8](repeating: 0x61, count: 50_000)).isEmpty) }
    let events = parser.feed("\u{1B}[201~".utf8)
    #expect(events == [.paste(String(repeating: "a", count: InputParser.longestPaste))])
  }

  @Test func repliesAreRead() {
    #expect(
      events(
        "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?2027;0$y\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4;22c"
      ) == [
        .reply(.background(CellColor(0xFF8000))), .reply(.mode(2026, .reset)), .reply(.mode(2027, .unknown)),
        .reply(.kittyGraphics(isSupported: true)),
        .reply(.deviceAttributes([62, 4, 22])),
      ])
    #expect(events("\u{1B}]11;rgb:f/8/0\u{7}") == [.reply(.background(CellColor(0xFF8800)))])
    #expect(events("\u{1B}[6;20;10t") == [.reply(.cellPixels(CellSize(width: 10, height: 20)))])
    #expect(events("\u{1B}[6;0;10t\u{1B}[6;9999;10t\u{1B}[8;24;80t").isEmpty)
    #expect(events("\u{1B}[I\u{1B}[O\u{1B}[?1u\u{1B}[7;9R").isEmpty)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xC3], [0xC2, 0x9B], [0x1B, 0x5B, 0x80],
      [0x1B, 0x5B, 0x3C, 0x4D], Array("\u{1B}[<0;0;0M".utf8), Array("\u{1B}[999999999999999999999~".utf8),
      Array("\u{1B}]11;rgb:zz/1/1\u{7}".utf8), Array("\u{1B}[1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1A".utf8),
      Array("\u{1B}[M !!".utf8),
    ] as [[UInt8]])
  func malformedBytesReportNothing(bytes: [UInt8]) {
    #expect(events(bytes).isEmpty)
  }

  @Test func inputAfterMalformedBytesIsRead() {
    #expect(events([0xE4, 0xB8, 0x61]) == [.key(KeyPress(.character("a")))])
    #expect(events("\u{1B}[\u{1B}[A") == [.key(KeyPress(.up))])
    #expect(events("\u{1B}]11;rgb\u{1B}[B") == [.key(KeyPress(.down))])
  }

  @Test func chunkSizesMakeNoDifference() {
    let bytes = Array(
      "a\u{1B}[1;5C世\u{1B}[<0;5;3M\u{1B}[200~x\ny\u{1B}[201~\u{1B}]11;rgb:1/2/3\u{1B}\\\u{1B}[?62c\r".utf8)
    var whole = InputParser()
    let expected = whole.feed(bytes)
    for size in 1...bytes.count {
      var parser = InputParser()
      var events: [InputEvent] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += parser.feed(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(events == expected)
    }
  }

  @Test(arguments: 0..<8) func anyBytesLeaveTheParserUsable(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var parser = InputParser()
    let likely: [UInt8] = [
      0x1B, 0x5B, 0x3B, 0x3A, 0x3C, 0x3F, 0x31, 0x32, 0x30, 0x7E, 0x75, 0x4D, 0x5D, 0x5C, 0x07,
    ]
    for _ in 0..<1_000 {
      let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : likely.randomElement(using: &random) ?? 0
      }
      for event in parser.feed(bytes) {
        guard case .key(let press) = event, case .character(let character) = press.key else { continue }
        #expect(!character.unicodeScalars.contains(where: PrintableCluster.isControl))
      }
    }
    // Ends any open sequence, including a paste.
    _ = parser.feed("\u{1B}[201~\u{18}".utf8)
    _ = parser.flush()
    #expect(parser.feed("z".utf8) == [.key(KeyPress(.character("z")))])
  }

  @Test(arguments: ["\u{1B}]11;rgb:00", "\u{1B}[2", "\u{1B}[<35", "\u{1B}[200~pas"])
  func aSequenceMayArriveInPartsFarApart(start: String) {
    var parser = InputParser()
    #expect(parser.feed(start.utf8) == [])
    #expect(!parser.isWaiting)
    #expect(parser.isIncomplete)
  }

  /// An answer begins like the escape key. Over a slow connection its rest may arrive late, which must not close a question.
  @Test(arguments: ["\u{1B}", "\u{1B}]", "\u{1B}["]) func escapeWaitsLongerWhileRepliesMayArrive(
    start: String
  ) {
    var parser = InputParser()
    _ = parser.feed(start.utf8)
    #expect(parser.timeout(expectsReplies: false) == 30)
    #expect(parser.timeout(expectsReplies: true) == 2_000)
  }

  @Test func startedSequencesWaitLonger() {
    var parser = InputParser()
    #expect(parser.timeout(expectsReplies: true) == nil)
    _ = parser.feed("\u{1B}[20".utf8)
    #expect(parser.timeout(expectsReplies: false) == 2_000)
    _ = parser.feed("0~".utf8)
    #expect(parser.timeout(expectsReplies: false) == 2_000)
  }

  @Test func aReplyThatArrivesInPartsIsRead() {
    var parser = InputParser()
    let events = parser.feed("\u{1B}]11;rgb:00".utf8) + parser.feed("00/0000/0000\u{1B}\\".utf8)
    #expect(events.count == 1)
    #expect(!parser.isIncomplete)
  }

  @Test func aPasteWithoutAnEndIsCompleteWhenItIsAbandoned() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[200~half".utf8) == [])
    #expect(parser.abandon() == [.paste("half")])
    #expect(parser.feed("q".utf8) == [.key(KeyPress(.character("q")))])
  }
}
