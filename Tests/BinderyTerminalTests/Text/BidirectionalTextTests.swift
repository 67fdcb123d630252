import Testing

@testable import BinderyTerminal

/// Lines with Hebrew and Arabic. In the comments, capitals are letters that are read from right to left.
@Suite struct BidirectionalTextTests {
  private func shown(_ text: String) -> String { BidirectionalText(Array(text)).shown }

  @Test(arguments: [
    // car means CAR.
    ("a word within left-to-right text", "car means מכונית.", "car means תינוכמ."),
    // CAR IS IN ENGLISH car
    ("a word within right-to-left text", "שלום car", "car םולש"),
    // THE PRICE IS 1,250.50 NOW
    ("numbers keep their order", "מחיר 1,250.50 כאן", "ןאכ 1,250.50 ריחמ"),
    ("numbers keep their order", "الثمن ١٢٫٥ ريال", "لاير ١٢٫٥ نمثلا"),
    ("a sign is read with its number", "א 50% ב", "ב 50% א"),
    // HELLO (YOU)!
    ("brackets are mirrored", "שלום (אתה)!", "!(התא) םולש"),
    ("marks stay on their letter", "שָׁל", "לשָׁ"),
    ("spaces at the end stay at the end of the paragraph", "אב ", " בא"),
    ("spaces at the end stay at the end of the paragraph", "a אב ", "a בא "),
  ])
  func lettersAreShownInTheirDirection(rule: String, text: String, line: String) {
    #expect(shown(text) == line, "\(rule)")
  }

  @Test func emojiAndWideLettersKeepTheirWidth() {
    let line = BidirectionalText(Array("א👨‍👩‍👧ב"))
    #expect(line.shown == "ב👨‍👩‍👧א")
    #expect(line.columns == [3..<4, 1..<3, 0..<1])
  }

  @Test func aLineKeepsTheDirectionOfItsParagraph() {
    #expect(BidirectionalText(Array("abc א"), isRightToLeft: true).shown == "א abc")
  }

  @Test(arguments: ["", "Cloudy 12 °C", "Ναι, να", "東京", "नमस्ते", "👨‍👩‍👧 ok"])
  func otherTextIsLeftAlone(text: String) {
    #expect(!BidirectionalText.isNeeded(by: text))
    #expect(shown(text) == text)
  }

  @Test func theCaretIsWhereTheNextLetterAppears() {
    let line = BidirectionalText(Array("ab אב"))
    #expect((0...5).map { line.caretColumn(before: $0) } == [0, 1, 2, 4, 3, 2])
  }
}
