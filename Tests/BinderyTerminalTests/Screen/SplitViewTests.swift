import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct SplitViewTests {
  @MainActor
  final class Model {
    @Box var folder: String?
    @Box var message: Int?
    @Box var visibility = NavigationSplitViewVisibility.automatic
  }

  private let model = Model()

  private func folders(width: Int, options: ScreenOptions = ScreenOptions()) -> ScreenDriver {
    ScreenDriver(width: width, options: options) {
      NavigationSplitView(columnVisibility: Bindable(model).visibility) {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
          .navigationTitle("Mail")
      } detail: {
        Text(model.folder.map { "In \($0)" } ?? "Choose").navigationTitle("Folder")
      }
    }
  }

  private func mail(width: Int) -> ScreenDriver {
    ScreenDriver(width: width) {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
          .navigationTitle("Mail")
      } content: {
        List([7, 8], id: \.self, selection: Bindable(model).message) { Text("Message \($0)") }
          .navigationTitle("Messages")
      } detail: {
        Text(model.message.map { "Reading \($0)" } ?? "Choose").navigationTitle("Reader")
      }
    }
  }

  @Test func columnsAreBesideEachOtherWhereTheyFit() {
    let driver = folders(width: 80)
    let title = driver.lines.first { $0.contains("Mail") }
    #expect(title?.contains("Folder") == true)
    #expect(driver.lines[2].contains("│"))
    #expect(driver.focusedWords.contains("inbox"))
    driver.press(KeyPress(.down), KeyPress(.enter))
    #expect(model.folder == "sent")
    #expect(driver.text.contains("In sent"))
    // The focus stays in the list, and nothing leads back.
    #expect(driver.focusedWords.contains("sent"))
    #expect(!driver.footer.contains("Back"))
    #expect(!driver.text.contains("‹"))
  }

  @Test func aNarrowScreenShowsOneColumn() {
    let driver = folders(width: 64)
    #expect(driver.text.contains("Mail") && !driver.text.contains("Choose"))
    driver.press(KeyPress(.enter))
    #expect(model.folder == "inbox")
    #expect(driver.text.contains("In inbox") && !driver.text.contains("Mail"))
    #expect(driver.footer.contains("Esc Back"))
    driver.press(KeyPress(.escape))
    #expect(model.folder == nil)
    #expect(driver.text.contains("Mail") && !driver.text.contains("In inbox"))
    #expect(driver.focusedWords.contains("inbox"))
  }

  @Test func aResizedScreenShowsTheColumnsThatFit() {
    let driver = mail(width: 120)
    for words in ["Mail", "Messages", "Reader"] { #expect(driver.text.contains(words)) }
    driver.resize(80, 16)
    #expect(driver.text.contains("Mail") && driver.text.contains("Messages"))
    #expect(!driver.text.contains("Reader"))
    (model.folder, model.message) = ("inbox", 7)
    driver.show()
    #expect(driver.text.contains("Messages") && driver.text.contains("Reading 7"))
    #expect(!driver.text.contains("Mail"))
    #expect(driver.text.contains("‹"))
    driver.resize(50, 16)
    #expect(!driver.text.contains("Messages") && driver.text.contains("Reading 7"))
    driver.resize(120, 16)
    for words in ["Mail", "Messages", "Reading 7"] { #expect(driver.text.contains(words)) }
    #expect(!driver.text.contains("‹"))
  }

  @Test func aSwitchHidesTheSidebar() {
    let driver = folders(width: 80)
    driver.click("◧")
    #expect(model.visibility == .detailOnly)
    #expect(!driver.text.contains("Mail") && driver.text.contains("Choose"))
    driver.click("◧")
    #expect(model.visibility == .all)
    #expect(driver.text.contains("Mail"))
    driver.resize(50, 16)
    #expect(!driver.text.contains("◧"))
  }

  @Test func screensOverTheLastColumnAreLeft() {
    let driver = ScreenDriver(width: 80) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        NavigationLink("More") { Text("Over").navigationTitle("Second") }
      }
    }
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("Sidebar") && driver.text.contains("Second"))
    #expect(driver.footer.contains("Esc Back"))
    driver.press(KeyPress(.escape))
    #expect(!driver.text.contains("Second"))
  }

  @Test func screenReadersReadOneColumn() {
    let driver = folders(width: 120, options: ScreenOptions(isLinear: true))
    #expect(driver.text.contains("Mail") && !driver.text.contains("Choose"))
  }
}
