import Testing

@testable import BinderyTerminal

@Suite struct LineBreakingTests {
  @Test func linesEndAtSpaces() {
    #expect(
      LineBreaking.lines(of: "Light rain in the evening", width: 12) == ["Light rain", "in the", "evening"])
  }

  @Test func aWordLongerThanALineIsDivided() {
    #expect(LineBreaking.lines(of: "Llanfairpwll", width: 5) == ["Llanf", "airpw", "ll"])
  }

  @Test func wideCharactersBreakAnywhere() {
    #expect(LineBreaking.lines(of: "東京都庁", width: 5) == ["東京", "都庁"])
  }

  @Test func lineBreaksInTheTextAreKept() {
    #expect(LineBreaking.lines(of: "a\n\nb", width: 9) == ["a", "", "b"])
  }

  @Test func limitedTextEndsInAnEllipsis() {
    #expect(LineBreaking.lines(of: "one two three four", width: 7, limit: 2) == ["one two", "three…"])
  }

  @Test func everyLineFits() {
    let text = "Über 👨‍👩‍👧 den e\u{301}lan-vital  世界 wolken\tmuss die Freiheit wohl grenzenlos sein"
    for width in 1...40 {
      for line in LineBreaking.lines(of: text, width: width) {
        #expect(CellWidth.of(line) <= max(width, 2), "\(width): \(line)")
      }
    }
  }

  @Test func aTruncatedLineEndsInAnEllipsis() {
    #expect(LineBreaking.truncated("Partly cloudy", width: 8) == "Partly …")
    #expect(LineBreaking.truncated("Clear", width: 8) == "Clear")
    #expect(LineBreaking.truncated("東京都", width: 4) == "東…")
    #expect(LineBreaking.truncated("Clear", width: 0) == "")
  }
}
