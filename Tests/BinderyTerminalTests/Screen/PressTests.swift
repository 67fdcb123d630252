import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct PressTests {
  @Test func aPeriodIsALongPress() {
    @SharedBox var presses = 0
    let driver = ScreenDriver {
      Text("Plain")
      Text("Photo").onLongPressGesture { presses += 1 }
    }
    #expect(driver.focusedWords == "Photo")
    driver.type(".")
    #expect(presses == 1)
    driver.type("\r")
    #expect(presses == 1)
  }

  @Test func oneKeyIsADoublePressWhereASinglePressDoesNothing() {
    @SharedBox var presses: [String] = []
    let driver = ScreenDriver {
      Text("Photo").onTapGesture(count: 2) { presses.append("double") }
      Text("Song").onTapGesture(count: 2) { presses.append("double") }.onTapGesture { presses.append("tap") }
    }
    #expect(driver.focusedWords == "Photo")
    driver.type("\r")
    #expect(presses == ["double"])
    driver.type("\t\r")
    #expect(presses == ["double", "tap"])
  }

  @Test func aTextIsCopiedByTheTerminal() {
    let driver = ScreenDriver { CopyButton("Copy", text: "/?invitation=1") }
    driver.type("\r")
    #expect(driver.requests == [.copy("/?invitation=1")])
    #expect(TerminalModes.copy("/?invitation=1") == "\u{1B}]52;c;Lz9pbnZpdGF0aW9uPTE=\u{1B}\\")
  }

  @Test func theKeyOfAnIconIsItsName() {
    let driver = ScreenDriver {
      Button {
      } label: {
        Image(systemName: "gear")
      }
      .accessibilityLabel("Settings")
      Button("Add") {}
    }
    #expect(driver.footer == " Enter Settings  Tab Next  Ctrl+P Commands  Ctrl+Q Quit")
    driver.type("\t")
    #expect(driver.footer == " Enter Press  Tab Next  Ctrl+P Commands  Ctrl+Q Quit")
  }

  @Test func aNarrowFooterKeepsTheKeyToQuit() {
    let driver = ScreenDriver(width: 44) { Button("Add") {} }
    #expect(driver.footer == " Enter Press  Ctrl+P Commands  Ctrl+Q Quit")
  }

  /// The footer always shows how to quit and how to list all commands.
  @Test(arguments: [40, 30]) func aFooterOfManyKeysKeepsTheKeyToQuit(width: Int) {
    let driver = ScreenDriver(width: width, height: 12) {
      NavigationStack {
        List { Text("Row").onTapGesture {}.swipeActions { Button("Remove") {} } }
          .toolbar { Button("Add a place") {}.keyboardShortcut("n") }
      }
    }
    #expect(driver.footer.hasSuffix("Ctrl+P Commands  Ctrl+Q Quit"))
    #expect(CellWidth.of(driver.footer) <= width)
  }

  @Test func theNarrowestFooterIsTheKeyToQuit() {
    let driver = ScreenDriver(width: 16, height: 8) { Button("Add") {} }
    #expect(driver.footer == " Ctrl+Q Quit")
  }

  @Test func aTabHasItsBadgeInBrackets() {
    let driver = ScreenDriver {
      TabView {
        Text("Messages").tabItem { Text("Inbox") }.badge(3)
        Text("Me").tabItem { Text("Profile") }
      }
    }
    #expect(driver.text.contains("Inbox (3)"))
  }

  @Test func aColorOfBothSchemesIsThatOfThePalette() {
    let color = Color(light: Color(hex: 0x102030), dark: Color(hex: 0xa0b0c0))
    for (isDark, tone) in [(false, 0x102030), (true, 0xa0b0c0)] as [(Bool, UInt32)] {
      let options = ScreenOptions(palette: Palette(isDark: isDark))
      let driver = ScreenDriver(options: options) { Text("Word").foregroundColor(color) }
      let parts = [16, 8, 0].map { "\((tone >> $0) & 0xff)" }.joined(separator: ";")
      #expect(String(decoding: driver.bytes, as: UTF8.self).contains("38;2;\(parts)"))
    }
  }

  @Test(arguments: [true, false]) func theSpaceInAFocusedButtonHasTheColorsOfItsWords(isProminent: Bool)
    throws
  {
    let driver = ScreenDriver {
      if isProminent {
        Button("Add") {}.buttonStyle(.borderedProminent)
      } else {
        Button("Add") {}.buttonStyle(.bordered)
      }
    }
    let cells = driver.screen.frame().cells
    let words = try #require(
      (0..<cells.size.width).first { cells.text.hasPrefix(String(repeating: " ", count: $0) + "Add") })
    let style = cells[words, 0].style
    for column in [words - 1, words + 3] {
      #expect(cells[column, 0].style.foreground == style.foreground)
      #expect(cells[column, 0].style.background == style.background)
    }
  }

  @Test func linesHaveTheAlignmentThatIsSetAroundTheirTexts() {
    let driver = ScreenDriver(width: 20) {
      VStack {
        Text("a longer line\nshort").frame(maxWidth: .infinity)
        Text("own\nx").multilineTextAlignment(.leading)
      }
      .multilineTextAlignment(.trailing)
    }
    let cells = driver.screen.frame().cells
    let lines = (0..<6).map { cells.text(row: $0) }.filter { !$0.isEmpty }
    // A text is as wide as its longest line, in the middle of its frame.
    #expect(lines.prefix(2).map(\.count) == [16, 16])
    #expect(lines.prefix(2).map(\.last) == ["e", "t"])
    #expect(lines.suffix(2).map { $0.prefix { $0 == " " }.count } == [8, 8])
  }

  @Test func aButtonWithABackgroundIsAsWideAsItsWordsAtTheStartOfAColumn() {
    let driver = ScreenDriver {
      VStack(alignment: .leading) {
        Button("Choose a location") {}.buttonStyle(.bordered)
        Text("Sunny")
      }
    }
    let frame = driver.screen.frame()
    let raised = Palette(isDark: true).raised
    #expect((0..<60).count { frame.cells[$0, 0].background == raised } == "Choose a location".count + 2)
  }
}
