import Testing

@testable import BinderyTerminal

@Suite struct LineBreakingTests {
  @Test(arguments: [
    ("lines end at spaces", "Light rain in the evening", 12, ["Light rain", "in the", "evening"]),
    ("a longer word is divided", "Llanfairpwll", 5, ["Llanf", "airpw", "ll"]),
    ("wide characters break anywhere", "東京都庁", 5, ["東京", "都庁"]),
    ("line breaks are kept", "a\n\nb", 9, ["a", "", "b"]),
  ])
  func textIsBrokenIntoLines(rule: String, text: String, width: Int, lines: [String]) {
    #expect(LineBreaking.lines(of: text, width: width) == lines, "\(rule)")
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
