import Testing

@testable import BinderyTerminal

/// Lines with Hebrew and Arabic. In the comments, capitals are letters that are read from right to left.
@Suite struct BidirectionalTextTests {
  private func shown(_ text: String) -> String { BidirectionalText(Array(text)).shown }

  /// `car means CAR.`
  @Test func aWordWithinLeftToRightText() {
    #expect(shown("car means מכונית.") == "car means תינוכמ.")
  }

  /// `CAR IS IN ENGLISH car`
  @Test func aWordWithinRightToLeftText() {
    #expect(shown("שלום car") == "car םולש")
  }

  /// `THE PRICE IS 1,250.50 NOW`
  @Test func numbersKeepTheirOrder() {
    #expect(shown("מחיר 1,250.50 כאן") == "ןאכ 1,250.50 ריחמ")
    #expect(shown("الثمن ١٢٫٥ ريال") == "لاير ١٢٫٥ نمثلا")
  }

  @Test func aSignIsReadWithItsNumber() {
    #expect(shown("א 50% ב") == "ב 50% א")
  }

  /// `HELLO (YOU)!`
  @Test func bracketsAreMirrored() {
    #expect(shown("שלום (אתה)!") == "!(התא) םולש")
  }

  @Test func marksStayOnTheirLetter() {
    #expect(shown("שָׁל") == "לשָׁ")
  }

  @Test func spacesAtTheEndStayAtTheEndOfTheParagraph() {
    #expect(shown("אב ") == " בא")
    #expect(shown("a אב ") == "a בא ")
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
