import Testing

@testable import BinderyTerminal

@Suite struct KeyCommandTests {
  @Test(arguments: [
    (KeyPress(.tab, .shift), KeyCommand.moveFocus(by: -1)), (KeyPress(.down), .moveFocusTo(.down)),
    (KeyPress(.down, .control), .scrollRows(1)), (KeyPress(.pageUp), .scrollPages(-1)),
    (KeyPress(.character(" ")), .press), (KeyPress(.backspace), .goBack), (KeyPress(.left, .alt), .goBack),
    (KeyPress(.up, .alt), .moveRow(by: -1)), (KeyPress(.character("3"), .alt), .chooseTab(2)),
  ]) func keysHaveTheSameCommandOnEveryScreen(press: KeyPress, command: KeyCommand) {
    #expect(KeyCommand(press) == command)
  }

  @Test(arguments: [KeyPress(.character("x")), KeyPress(.character("x"), .alt), KeyPress(.enter, .alt)])
  func otherKeysHaveNone(press: KeyPress) {
    #expect(KeyCommand(press) == nil)
  }

  @Test func arrowsFollowTheOrderOfReadingInAPopup() {
    #expect(KeyCommand(inPopup: KeyPress(.down)) == .moveFocus(by: 1))
    #expect(KeyCommand(inPopup: KeyPress(.up)) == .moveFocus(by: -1))
    #expect(KeyCommand(inPopup: KeyPress(.escape)) == .goBack)
    #expect(KeyCommand(inPopup: KeyPress(.character("q"))) == nil)
  }
}
