import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Values and contents at the limits of what controls can show: nothing ends the program, and keys always lead somewhere.
@MainActor
@Suite struct UnusualValuesTests {
  @MainActor
  final class Model {
    @Bindery.Box var number = 0.0
    @Bindery.Box var count = 0
    @Bindery.Box var text = ""
    @Bindery.Box var region = MapRegion(center: MapCoordinate(latitude: 0, longitude: 0), span: 1_000)
  }

  let model = Model()
  private nonisolated static let sizes = [(60, 16), (20, 5), (7, 3), (1, 1)]

  // MARK: Numbers

  @Test func aSliderWithoutStepsMovesByATwentiethOfItsRange() {
    model.number = 0.5
    let driver = ScreenDriver { [model] in Slider(value: Bindable(model).number) { Text("Level") } }
    driver.press(KeyPress(.right))
    #expect(model.number == 0.55)
    driver.press(KeyPress(.left), KeyPress(.left))
    #expect(model.number == 0.45)
  }

  @Test(arguments: [0...1e-9, -1e308...1e308, 5...5, -3...3, 0...1e18] as [ClosedRange<Double>])
  func keysLeadToBothEndsOfASlider(range: ClosedRange<Double>) {
    model.number = range.lowerBound
    let driver = ScreenDriver { [model] in Slider(value: Bindable(model).number, in: range) { Text("Level") }
    }
    for _ in 0..<21 { driver.press(KeyPress(.right)) }
    #expect(model.number == range.upperBound)
    for _ in 0..<21 { driver.press(KeyPress(.left)) }
    #expect(model.number == range.lowerBound)
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func invalidStepsCountAsATwentieth(step: Double) {
    let driver = ScreenDriver { [model] in
      Slider(value: Bindable(model).number, in: 0...20, step: step) { Text("Level") }
    }
    driver.press(KeyPress(.right))
    #expect(model.number == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func keysReplaceInvalidNumbers(value: Double) {
    model.number = value
    let driver = ScreenDriver { [model] in
      Slider(value: Bindable(model).number, in: 0...10, step: 1) { Text("Level") }
    }
    #expect(driver.text.contains("–"))
    #expect(!driver.text.contains("nan") && !driver.text.contains("inf"))
    driver.press(KeyPress(.right))
    #expect(model.number == 1)
  }

  @Test(arguments: [
    (0.004, "0.004"), (0.05, "0.05"), (0.333_333, "0.33"), (0.1 + 0.2, "0.3"), (2.5, "2.5"),
    (-0.001_25, "-0.0013"),
    (1e20, "1e+20"),
  ]) func aNumberIsShownAsExactlyAsItNeeds(value: Double, words: String) {
    model.number = value
    let driver = ScreenDriver { [model] in Stepper("Dose", value: Bindable(model).number, step: 0.001) }
    #expect(driver.text.contains("− \(words) +"))
  }

  @Test func aStepperStopsAtItsBounds() {
    let driver = ScreenDriver { [model] in Stepper("Cups", value: Bindable(model).count, in: 0...2) }
    for _ in 0..<5 { driver.press(KeyPress(.right)) }
    #expect(model.count == 2)
    for _ in 0..<5 { driver.press(KeyPress(.left)) }
    #expect(model.count == 0)
  }

  @Test func aStepperOfAllIntegersStaysInThem() {
    model.count = .max
    let driver = ScreenDriver { [model] in Stepper("Cups", value: Bindable(model).count) }
    driver.press(KeyPress(.right), KeyPress(.left))
    #expect(driver.text.contains("Cups"))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -5]) func aMapOfAnyWidthIsShown(span: Double) {
    model.region.span = span
    model.region.center.latitude = span
    let driver = ScreenDriver { [model] in Map("Cafes", region: Bindable(model).region) {} }
    #expect(driver.text.contains("m across"))
    driver.press(KeyPress(.character("-")), KeyPress(.left), KeyPress(.up))
    #expect(driver.text.contains("m across"))
  }

  @Test(arguments: ChartSeries.Style.allCases) func aChartOfAnyValuesIsDrawn(style: ChartSeries.Style) {
    let values = [-1e308, 1e308, .nan, .infinity, 0, 3]
    for (width, height) in Self.sizes {
      for low in [nil, Double.nan, -.infinity, 1e308] {
        let points = values.map { ChartPoint("\($0)", $0, low: low) }
        for count in 0...points.count {
          let driver = ScreenDriver(width: width, height: height) {
            Chart(
              "Rain", unit: "mm",
              series: [ChartSeries("Rain", style: style, points: Array(points.prefix(count)))])
          }
          if width > 20 { #expect(driver.text.contains("Rain")) }
        }
      }
    }
  }

  @Test(arguments: [(1.0, 0.0), (.nan, 1), (5, 2), (-1, 3), (.infinity, 1)])
  func aProgressOfAnyPartIsDrawn(value: Double, total: Double) {
    for (width, height) in Self.sizes {
      let driver = ScreenDriver(width: width, height: height) {
        ProgressView("Load", value: value, total: total)
      }
      if width > 20 { #expect(driver.text.contains("%")) }
    }
  }

  // MARK: Nothing

  @Test func emptyPickersShowAMessage() {
    let driver = ScreenDriver { [model] in
      Picker("Color", selection: Bindable(model).text) {}.pickerStyle(.menu)
    }
    #expect(driver.text.contains("– ▾"))
    driver.type("\r")
    #expect(driver.text.contains("There is nothing to choose."))
    driver.type("\r")
    driver.type("\u{1B}")
    #expect(!driver.text.contains("There is nothing to choose."))
  }

  @Test(arguments: [true, false]) func otherPickersWithoutOptionsTakeKeys(isSegmented: Bool) {
    let driver = ScreenDriver { [model] in
      if isSegmented {
        Picker("Color", selection: Bindable(model).text) {}.pickerStyle(.segmented)
      } else {
        Picker("Color", selection: Bindable(model).text) {}.pickerStyle(.inline)
      }
      Button("Last") {}
    }
    for keys in ["\r", " ", "\u{1B}[C", "\u{1B}[D", "\t", "."] { driver.type(keys) }
    #expect(driver.text.contains("Last"))
  }

  @Test(arguments: [true, false]) func emptyContainersTakeKeysAndSizes(isLinear: Bool) {
    let driver = ScreenDriver(options: ScreenOptions(isLinear: isLinear)) { [model] in
      List {}
      List { Section("None") {} }
      Grid {}
      Grid { GridRow {} }
      LazyVGrid(columns: []) { Text("Cell") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) {}
      ScrollView(.horizontal) {}
      TabView(selection: Bindable(model).text) {}
      NavigationStack {}
      Text("")
      Button("") {}
      Form {}
    }
    for (width, height) in Self.sizes + [(80, 24)] {
      driver.resize(width, height)
      for keys in ["\r", " ", "\u{1B}[C", "\u{1B}[B", "\u{1B}[6~", "\u{1B}[F", "\t", ".", "\u{10}", "\u{1B}"]
      {
        driver.type(keys)
      }
    }
  }

  // MARK: Words

  private nonisolated static let words = [
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "👩‍👩‍👧‍👦👍🏽🇩🇪❤️‍🔥👩‍👩‍👧‍👦👍🏽🇩🇪❤️‍🔥", "東京都港区芝公園四丁目二番八号東京タワー", "שלום עולם 12 שלום", "مرحبا بالعالم ١٢",
    "e\u{301}\u{301}\u{301}\u{301}o\u{200B}\u{FEFF}\u{202E}x", "a\tb\u{7}c\u{9B}d",
  ]

  @Test(arguments: words) func unusualWordsFitEverywhere(words: String) {
    model.text = words
    let driver = ScreenDriver { [model] in
      NavigationStack {
        VStack {
          Text(words)
          HStack {
            Text(words)
            Text(words).lineLimit(1)
          }
          Button(words) {}.buttonStyle(.bordered)
          TextField(words, text: Bindable(model).text)
          Toggle(words, isOn: .constant(true))
          Stepper(words, value: Bindable(model).count)
          Slider(value: Bindable(model).number) { Text(words) }
          Picker(words, selection: Bindable(model).text) { Text(words).tag(words) }.pickerStyle(.menu)
          Picker(words, selection: Bindable(model).text) { Text(words).tag(words) }.pickerStyle(.segmented)
          ProgressView(words, value: 0.5)
          Label(words, systemImage: "star")
          List { Section(words) { Text(words) } }
          DisclosureGroup(words) { Text(words) }
          Chart(
            words, unit: words,
            series: [ChartSeries(words, points: [ChartPoint(words, 1), ChartPoint(words, 2)])])
        }
        .navigationTitle(words)
        .toolbar { Button(words) {} }
      }
    }
    for (width, height) in Self.sizes + [(80, 60), (33, 90)] {
      driver.resize(width, height)
      for _ in 0..<9 { driver.type("\t") }
      driver.type("\u{10}")
      driver.type("\u{1B}")
    }
  }

  /// A label is never cut where another line can show the rest of it.
  @Test(arguments: [60, 40, 30, 24, 18]) func aLongLabelIsShownWhole(width: Int) {
    let label = "Show temperatures in degrees Fahrenheit everywhere"
    let driver = ScreenDriver(width: width, height: 24) { [model] in
      Toggle(label, isOn: .constant(true))
      Picker(label, selection: Bindable(model).text) { Text("Partly cloudy").tag("") }.pickerStyle(.menu)
    }
    let shown = driver.text.split(whereSeparator: \.isWhitespace).filter { !"[✓]▾".contains($0) }.joined(
      separator: " ")
    #expect(shown.contains(label), "\(driver.text)")
    #expect(driver.text.contains("[✓]"))
    #expect(shown.contains("Partly cloudy"))
  }
}
