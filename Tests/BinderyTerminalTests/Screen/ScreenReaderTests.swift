import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// The screen for screen readers: one thing a line, in reading order, with names instead of drawings.
@MainActor
@Suite struct ScreenReaderTests {
  @MainActor
  final class Model {
    @Bindery.Box var isOn = true
    @Bindery.Box var count = 3.0
    @Bindery.Box var style = "a"
    @Bindery.Box var name = ""
    @Bindery.Box var asks = false
    @Bindery.Box var tab = "one"
    @Bindery.Box var place: Int?
    var presses = 0
  }

  let model = Model()

  private func driver<Content: View>(
    width: Int = 60, height: Int = 24, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> ScreenDriver {
    ScreenDriver(width: width, height: height, options: ScreenOptions(isLinear: true), content)
  }

  /// The lines with text, without the spaces around it.
  private func lines(_ driver: ScreenDriver) -> [String] {
    driver.lines.dropLast().map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  @Test func aButtonWithAnIconIsNamed() {
    let driver = driver { [model] in
      Button {
        model.presses += 1
      } label: {
        Image(systemName: "gear")
      }
      .accessibilityLabel("Settings")
    }
    #expect(lines(driver) == ["Settings, button"])
    driver.type("\r")
    #expect(model.presses == 1)
  }

  @Test func decorativeIconsAreLeftOut() {
    let driver = driver {
      Label("Rain", systemImage: "cloud.rain")
      Button("Add", systemImage: "plus") {}
      Image(systemName: "star.fill").accessibilityLabel("Favorite")
    }
    #expect(lines(driver) == ["Rain", "Add, button", "Favorite"])
  }

  @Test func neighborsHaveLinesOfTheirOwn() {
    let driver = driver {
      HStack {
        Text("Wind")
        Spacer()
        Text("5 km/h")
      }
      ZStack {
        Text("Below")
        Text("Above")
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Text("One")
        Text("Two")
        Text("Three")
      }
      Text("Photo").overlay { Text("Badge") }
    }
    #expect(
      lines(driver) == ["Wind", "5 km/h", "Below", "Above", "One", "Two", "Three", "Photo", "Badge"])
  }

  @Test func aStripIsShownWhole() {
    let driver = driver(width: 40) {
      ScrollView(.horizontal) { HStack { ForEach(1..<21) { Text("Hour \($0)") } } }
    }
    #expect(lines(driver) == (1..<21).map { "Hour \($0)" })
  }

  @Test func aValueFollowsItsLabel() {
    let driver = driver { [model] in
      Toggle("Sound", isOn: Bindable(model).isOn)
      Picker("Style", selection: Bindable(model).style) {
        Text("Alpha").tag("a")
        Text("Beta").tag("b")
      }
      .pickerStyle(.menu)
      Picker("Size", selection: Bindable(model).style) {
        Text("Small").tag("a")
        Text("Large").tag("b")
      }
      .pickerStyle(.segmented)
      Stepper("Count", value: Bindable(model).count)
      Slider(value: Bindable(model).count, in: 0...10) { Text("Level") }
      ProgressView("Loading", value: 0.25)
    }
    #expect(
      lines(driver) == [
        "Sound: on", "Style: Alpha", "Size: Small", "Count: 3", "Level: 3", "Loading: 25 %",
      ])
    driver.type(" ")
    #expect(lines(driver).first == "Sound: off")
  }

  @Test func aFieldKeepsItsNameWhenItHasText() {
    let driver = driver { [model] in TextField("Name", text: Bindable(model).name, prompt: Text("Name")) }
    driver.type("Ada")
    #expect(lines(driver) == ["Name", "Ada"])
  }

  @Test func aBarIsReadFromTheTitleOn() {
    let driver = driver {
      NavigationStack {
        Text("Content")
          .navigationTitle("Forecast")
          .toolbar {
            Button("Share") {}
            Button("Settings", systemImage: "gear") {}
          }
      }
    }
    #expect(lines(driver) == ["Forecast", "Share, button", "Settings, button", "Content"])
  }

  @Test func aLongBarScrollsWithItsScreen() {
    let driver = driver(height: 5) {
      NavigationStack {
        Button("Last") {}
          .navigationTitle("Forecast")
          .toolbar { ForEach(1..<6) { number in Button("Tool \(number)") {} } }
      }
    }
    #expect(driver.text.contains("Last, button"))
  }

  @Test func tabsNameTheChosenOne() {
    let driver = driver { [model] in
      TabView(selection: Bindable(model).tab) {
        Tab("Movies", systemImage: "list.bullet", value: "one") { Text("All movies") }
        Tab("Watchlist", systemImage: "star", value: "two") { Text("Saved") }
      }
    }
    #expect(lines(driver) == ["Tab 1 of 2: Movies", "All movies"])
    driver.press(KeyPress(.right))
    #expect(lines(driver) == ["Tab 2 of 2: Watchlist", "Saved"])
  }

  @Test func aChartIsReadPointByPoint() {
    let points = [ChartPoint("Mon", 3), ChartPoint("Tue", 4.5)]
    let driver = driver { Chart("Rain", unit: " mm", series: [ChartSeries("Rain", points: points)]) }
    #expect(lines(driver) == ["Rain", "Mon: 3 mm", "Tue: 4.5 mm"])
  }

  @Test func theUnitFollowsTheNumberAsItIs() {
    let points = [ChartPoint("Mon", 3), ChartPoint("Tue", 4.5)]
    let driver = driver { Chart("Warmth", unit: "°", series: [ChartSeries("Warmth", points: points)]) }
    #expect(lines(driver) == ["Warmth", "Mon: 3°", "Tue: 4.5°"])
  }

  @Test(arguments: [true, false]) func thePlacesOfAMapAreOpenedByKeys(isLinear: Bool) {
    let region = MapRegion(center: MapCoordinate(latitude: 46.95, longitude: 7.45), span: 3_000)
    let catalog = PictureCatalog(name: "pins", folder: "/nowhere")
    let driver = ScreenDriver(options: ScreenOptions(isLinear: isLinear)) { [model] in
      Map("Cafes", region: .constant(region)) {
        ForEach(1..<4) { number in
          Annotation(
            "Cafe \(number)",
            coordinate: MapCoordinate(
              latitude: number == 3 ? 60 : 46.95, longitude: 7.44 + 0.01 * Double(number)),
            picture: "pin", in: catalog,
            isSelected: Binding(
              get: { model.place == number }, set: { isOpen in model.place = isOpen ? number : nil })
          ) { Text("Coffee \(number)") }
        }
      }
    }
    if isLinear { #expect(lines(driver) == ["Cafes, 3000 m across", "Cafe 1", "Cafe 2", "Cafe 3"]) }
    #expect(!driver.text.contains("Coffee"))
    driver.type("\t\r")
    #expect(model.place == 1)
    #expect(driver.text.contains("Coffee 1"))
    if isLinear { #expect(lines(driver).prefix(3) == ["Cafes, 3000 m across", "Cafe 1", "Coffee 1"]) }
    driver.type("\t\t")
    #expect(driver.focusedWords == (isLinear ? "Cafe 3" : "Cafes"), "A pin outside is not on the map.")
  }

  @Test func aQuestionHidesThePageBelow() {
    let driver = driver { [model] in
      Text("The page below, which is wider than the question")
      Button("Ask") { model.asks = true }
        .alert("Really?", isPresented: Bindable(model).asks) {
          Button("Yes") {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
    }
    driver.type("\r")
    #expect(lines(driver) == ["Really?", "This cannot be undone.", "Yes, button", "Cancel, button"])
  }

  @Test func aChosenRowAndTheFocusDrawNothing() {
    let driver = driver { [model] in
      List {
        Picker("Place", selection: Bindable(model).style) {
          Text("Bern").tag("a")
          Text("Basel").tag("b")
        }
        .pickerStyle(.inline)
      }
    }
    #expect(lines(driver) == ["Place", "Bern", "selected", "Basel"])
    driver.press(KeyPress(.down))
    #expect(lines(driver) == ["Place", "Bern", "selected", "Basel"])
  }
}
