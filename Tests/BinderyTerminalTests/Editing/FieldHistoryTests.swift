import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct FieldHistoryTests {
  @MainActor
  final class Model {
    @Bindery.Box var words = ""
    @Bindery.Box var secret = ""
    var submitted: [String] = []
  }

  let model = Model()

  private func driver() -> ScreenDriver {
    ScreenDriver { [model] in
      TextField("Search", text: Bindable(model).words).onSubmit {
        model.submitted.append(model.words)
        model.words = ""
      }
      SecureField("Password", text: Bindable(model).secret).onSubmit { model.secret = "" }
    }
  }

  @Test func historyRestoresSubmittedText() {
    let driver = driver()
    driver.type("Bern\rBasel\rdraft")
    #expect(model.submitted == ["Bern", "Basel"])
    driver.press(KeyPress(.up, .alt))
    #expect(model.words == "Basel")
    driver.press(KeyPress(.up, .alt))
    driver.press(KeyPress(.up, .alt))
    #expect(model.words == "Bern")
    driver.press(KeyPress(.down, .alt))
    driver.press(KeyPress(.down, .alt))
    #expect(model.words == "draft")
    #expect(driver.footer.contains("History"))
  }

  @Test func aTextIsKeptOnce() {
    let driver = driver()
    driver.type("Bern\rBasel\rBern\r")
    driver.press(KeyPress(.up, .alt))
    driver.press(KeyPress(.up, .alt))
    #expect(model.words == "Basel")
  }

  @Test func secretsAreNotKept() {
    let driver = driver()
    driver.press(KeyPress(.tab))
    driver.type("hush\r")
    driver.press(KeyPress(.up, .alt))
    #expect(model.secret == "")
  }
}
