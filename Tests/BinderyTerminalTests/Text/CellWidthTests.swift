import Testing

@testable import BinderyTerminal

@Suite struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1),
      ("Ａ", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2),
      ("🏳️‍🌈", 2), ("\u{200B}", 0), ("\u{AD}", 1), ("\u{7}", 0), ("\u{9B}", 0), ("क्ष", 2), ("กำ", 2), ("☕", 2),
      ("°", 1),
    ] as [(String, Int)])
  func aClusterTakesTheCellsThatTerminalsGiveIt(cluster: String, cells: Int) {
    #expect(CellWidth.of(cluster) == cells)
  }

  @Test func aLineTakesTheSumOfItsClusters() {
    #expect(CellWidth.of("Zürich 12 °C") == 12)
    #expect(CellWidth.of("東京 👨‍👩‍👧") == 7)
    #expect(CellWidth.of("") == 0)
  }

  @Test func theTableNamesItsUnicodeVersion() {
    #expect(CellWidth.unicodeVersion == "17.0.0")
  }

  @Test func rangesOfTheTableAreInOrderAndDiffer() {
    for (range, next) in zip(WidthTable.ranges, WidthTable.ranges.dropFirst()) {
      #expect(range >> 2 < next >> 2)
      #expect(range & 3 != next & 3)
    }
  }
}
