import Testing

@testable import BinderyWeb

/// The names of windows, which say whose they are.
@Suite struct WindowOwnerTests {
  private let browser = BrowserToken()
  private var ada: WindowOwner { WindowOwner(browser: browser, user: "ada") }

  @Test func aNameBelongsToItsOwnerOnly() {
    let name = ada.makeWindowName()
    #expect(ada.owns(windowNamed: name))
    for other in [
      WindowOwner(browser: browser), WindowOwner(browser: browser, user: "bob"), WindowOwner(user: "ada"),
      WindowOwner(browser: BrowserToken(), user: "ada"), WindowOwner(),
    ] {
      #expect(!other.owns(windowNamed: name))
    }
  }

  @Test func changedNamesHaveNoOwner() {
    let name = ada.makeWindowName()
    for changed in ["", "-", "x" + name, name + "x", String(name.dropLast()), name.replacing("-", with: "")] {
      #expect(!ada.owns(windowNamed: changed))
    }
  }

  @Test func namesDifferAndArePartOfAFrame() {
    let names = (0..<100).map { _ in ada.makeWindowName() }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy { $0.utf8.count <= 32 && !$0.contains(browser.description) })
  }

  @Test func userMarksAreStableAndAnonymous() {
    let mark = ada.userMark
    #expect(mark == WindowOwner(browser: browser, user: "ada").userMark)
    #expect(mark != WindowOwner(browser: BrowserToken(), user: "ada").userMark)
    #expect(mark != WindowOwner(browser: browser, user: "bob").userMark)
    #expect(WindowOwner(browser: browser).userMark == nil)
    let long = WindowOwner(browser: browser, user: "ada-lovelace").userMark
    #expect(long?.contains("lovelace") == false)
  }
}
