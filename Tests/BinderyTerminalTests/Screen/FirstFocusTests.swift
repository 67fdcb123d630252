import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// The control that has the focus before a person moves it: the first one of the content, not of the bars.
@MainActor
@Suite struct FirstFocusTests {
  @MainActor
  final class Model {
    @Bindery.Box var tab = "one"
    @Bindery.Box var isLoaded = false
    @Bindery.Box var name = ""
    @Bindery.Box var detail = ""
    @Bindery.Box var presses = 0
  }

  let model = Model()

  @Test func tabsBelowABarStartInTheirContent() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        TabView(selection: Bindable(model).tab) {
          Tab("Movies", systemImage: "list.bullet", value: "one") { Button("Open") {} }
          Tab("Watchlist", systemImage: "star", value: "two") { Button("Saved") {} }
        }
        .navigationTitle("Movie Info")
        .toolbar { Button("Share") {} }
      }
    }
    #expect(driver.focusedWords == "Open")
  }

  @Test func theFocusGoesToContentThatArrivesLater() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        VStack { if model.isLoaded { Button("Open") {} } else { Text("Loading") } }
          .navigationTitle("Movies")
          .toolbar { Button("Share") {} }
      }
    }
    #expect(driver.focusedWords == "Share")
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Open")
  }

  @Test func theFocusStaysInABarToWhichAPersonMovedIt() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        VStack { if model.isLoaded { Button("Open") {} } else { Text("Loading") } }
          .navigationTitle("Movies")
          .toolbar {
            Button("Share") {}
            Button("Sort") {}
          }
      }
    }
    driver.type("\t")
    #expect(driver.focusedWords == "Sort")
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Sort")
  }

  // MARK: Credits

  private var credit: some View {
    Link("Data by Open-Meteo", destination: "https://open-meteo.com").font(.caption)
  }

  @Test func theCreditAboveAControlDoesNotGetTheFocus() {
    let driver = ScreenDriver { [model, credit] in
      credit
      Button("Open") { model.presses += 1 }
    }
    #expect(driver.focusedWords == "Open")
  }

  @Test func aButtonInABarComesBeforeACredit() {
    let driver = ScreenDriver { [model, credit] in
      NavigationStack {
        VStack {
          Text("Sunny")
          credit
        }
        .navigationTitle("Weather")
        .toolbar { Button("Change location") { model.presses += 1 } }
      }
    }
    driver.type("\r")
    #expect(model.presses == 1)
    #expect(driver.requests.isEmpty)
  }

  @Test func aCreditOutOfSightDoesNotScrollTheScreen() {
    let driver = ScreenDriver(height: 8) { [credit] in
      NavigationStack {
        List(["Berlin"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { name in
            ForEach(0..<20, id: \.self) { Text("Line \($0) about \(name)") }
            credit
          }
      }
    }
    driver.type("\r")
    #expect(driver.text.contains("Line 0 about Berlin"))
  }

  @Test func anArrowInABarScrollsThroughTheTextBeforeACredit() {
    let driver = ScreenDriver(height: 8) { [model, credit] in
      NavigationStack {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<30, id: \.self) { Text("Line \($0) of the forecast") }
          credit
        }
        .toolbar { Button("Share") { model.presses += 1 } }
      }
    }
    #expect(driver.focusedWords == "Share")
    driver.press(KeyPress(.down))
    #expect(driver.focusedWords == "Share")
    #expect(!driver.text.contains("Line 0 of") && driver.text.contains("Line 5 of"))
  }

  @Test func theOnlyControlHasTheFocusEvenIfItIsACredit() {
    let driver = ScreenDriver { [credit] in credit }
    driver.type("\r")
    #expect(driver.requests == [.open(url: "https://open-meteo.com")])
  }

  @Test func aLinkInTheSizeOfTextGetsTheFocus() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        Link("Call", destination: "tel:030123")
          .toolbar { Button("Favorite") { model.presses += 1 } }
      }
    }
    #expect(driver.focusedWords == "Call")
  }

  // MARK: The only text field

  private func search(_ height: Int = 16) -> ScreenDriver {
    ScreenDriver(height: height) { [model] in
      TabView(selection: Bindable(model).tab) {
        Tab("Movies", systemImage: "list.bullet", value: "one") { Button("Open") { model.presses += 1 } }
        Tab("Search", systemImage: "magnifyingglass", value: "two") {
          Button("Filter") { model.presses += 1 }
          TextField("Search", text: Bindable(model).name)
        }
      }
    }
  }

  @Test func theOnlyTextFieldHasTheFocusFirst() {
    let driver = search()
    driver.press(KeyPress(.character("2"), .alt))
    driver.type("Snow")
    #expect(model.name == "Snow")
  }

  @Test func aFieldOutOfSightLeavesTheFocusToTheFirstControl() {
    let driver = ScreenDriver(height: 8) { [model] in
      Button("Open") {}
      ForEach(0..<20, id: \.self) { Text("Line \($0)") }
      TextField("Name", text: Bindable(model).name)
    }
    #expect(driver.focusedWords == "Open")
  }

  @Test func typingElsewhereGoesToTheOnlyField() {
    let driver = search()
    driver.press(KeyPress(.tab, .shift))
    driver.press(KeyPress(.right))
    #expect(driver.focusedWords != "Search")
    driver.type("Snow")
    #expect(model.name == "Snow")
    #expect(driver.focusedWords == "Search")
  }

  @Test func aPasteElsewhereGoesToTheOnlyField() {
    let driver = search()
    driver.press(KeyPress(.tab, .shift))
    driver.press(KeyPress(.right))
    driver.type("\u{1B}[200~Snowline\u{1B}[201~")
    #expect(model.name == "Snowline")
  }

  @Test func typingDoesNothingWhereThereAreSeveralFields() {
    let driver = ScreenDriver { [model] in
      Button("Save") { model.presses += 1 }
      TextField("Name", text: Bindable(model).name)
      TextField("Detail", text: Bindable(model).detail)
    }
    #expect(driver.focusedWords == "Save")
    driver.type("x")
    #expect(driver.focusedWords == "Save")
    #expect([model.name, model.detail] == ["", ""])
  }

  @Test func aKeyOfTheFocusedControlIsNotTyped() {
    let driver = ScreenDriver { [model] in
      TextField("Name", text: Bindable(model).name)
      Button("Save") { model.presses += 1 }
    }
    driver.press(KeyPress(.tab))
    driver.type(" ")
    #expect(model.presses == 1)
    #expect(model.name == "")
  }

  @Test(arguments: [(FieldKind.plain, "Sound"), (.search, "Name"), (.multiline, "Sound")])
  func aFormBeginsWithItsFirstValueUnlessItSearches(kind: FieldKind, first: String) {
    let driver = ScreenDriver { [model] in
      Toggle("Sound", isOn: .constant(true))
      TextField("Name", text: Bindable(model).name, kind: kind)
    }
    #expect(driver.focusedWords == first)
  }

  @Test func typingElsewhereIsNotAddedToALongText() {
    let driver = ScreenDriver { [model] in
      Button("Import") { model.presses += 1 }
      TextField("Text", text: Bindable(model).name, axis: .vertical)
    }
    driver.type("x")
    #expect(driver.focusedWords == "Import")
    #expect(model.name == "")
  }

  // MARK: The main button

  @Test func aProminentButtonComesBeforeOtherButtons() {
    let driver = ScreenDriver { [model] in
      Button("Delete the sample pets") {}
      Button("Feed") { model.presses += 1 }.buttonStyle(.borderedProminent)
    }
    #expect(driver.focusedWords == "Feed")
  }

  private func loading() -> ScreenDriver {
    ScreenDriver { [model] in
      Button("Delete the sample pets") {}
      Button("Hide this notice") {}
      if model.isLoaded { Button("Feed") { model.presses += 1 }.buttonStyle(.borderedProminent) }
    }
  }

  @Test func aProminentButtonThatArrivesLaterGetsTheFocus() {
    let driver = loading()
    #expect(driver.focusedWords == "Delete the sample pets")
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Feed")
  }

  @Test func aProminentButtonThatArrivesAfterAKeyLeavesTheFocus() {
    let driver = loading()
    driver.type("\t")
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Hide this notice")
  }

  @Test func aControlThatArrivesAboveLeavesTheFocus() {
    let driver = ScreenDriver { [model] in
      if model.isLoaded { Button("New") {} }
      Button("Old") {}
    }
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Old")
  }

  @Test func destructiveProminentButtonsDoNotComeFirst() {
    let driver = ScreenDriver { [model] in
      Button("Keep") {}
      Button("Delete", role: .destructive) { model.presses += 1 }.buttonStyle(.borderedProminent)
    }
    #expect(driver.focusedWords == "Keep")
  }

  @Test func aFormBeginsWithItsValuesRatherThanItsProminentButton() {
    let driver = ScreenDriver { [model] in
      Toggle("Sound", isOn: .constant(true))
      Button("Add") { model.presses += 1 }.buttonStyle(.borderedProminent)
    }
    #expect(driver.focusedWords == "Sound")
  }
}
