import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Controls on screens that are too narrow for their words beside each other.
@MainActor
@Suite struct NarrowControlTests {
  private func text<Content: View>(
    _ width: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> String {
    ScreenDriver(width: width, height: 9, content).text
  }

  @Test func theBarOfAProgressIsBelowItsLabel() {
    let progress = { text($0) { ProgressView("Uploading the photo of Selina", value: 0.4) } }
    #expect(progress(60) == " Uploading the photo of Selina ████░░░░░░ 40 %")
    #expect(progress(24) == " Uploading the photo of\n Selina\n ████░░░░░░ 40 %")
    #expect(progress(12) == " Uploading\n the photo\n of Selina\n ██░░ 40 %")
  }

  @Test func aBarWithoutALabelHasNoWordsExceptForScreenReaders() {
    #expect(text(40) { ProgressView(value: 0.4) } == " ████░░░░░░ 40 %")
    let options = ScreenOptions(isLinear: true)
    let linear = ScreenDriver(width: 40, height: 9, options: options) { ProgressView(value: 0.4) }
    #expect(linear.text == " Progress: 40 %")
  }

  @Test func theLabelOfASpinnerIsBroken() {
    #expect(
      text(24) { ProgressView("Loading all photos of Selina") } == " ⠋ Loading all photos\n   of Selina")
  }

  @Test func theLabelOfAFieldIsBroken() {
    let words = text(14) { TextField("Name of your pet", text: .constant("Miso")) }
    #expect(words == " Name of your\n pet\n Miso")
  }

  @Test func theNumberOfASliderIsNeverCut() {
    #expect(text(12) { Slider(value: .constant(0.333)) { Text("Level") } } == " Level\n   ◂ 0.33 ▸")
  }

  @Test func theChoiceOfAMenuIsBroken() {
    let words = text(14) {
      Picker("Color", selection: .constant("")) { Text("Light goldenrod yellow").tag("") }.pickerStyle(.menu)
    }
    #expect(words == " Color\n        Light\n    goldenrod\n     yellow ▾")
  }

  @Test func theTitleOfADisclosureIsIndented() {
    #expect(text(14) { DisclosureGroup("Weather of today") { Text("x") } } == " ▸ Weather of\n   today")
  }

  @Test func wordsForScreenReadersAreBroken() {
    let driver = ScreenDriver(width: 16, height: 16, options: ScreenOptions(isLinear: true)) {
      ProgressView("Uploading the photo", value: 0.4)
      Picker("Style of the house", selection: .constant("")) { Text("Plain").tag("") }.pickerStyle(.segmented)
      Chart("Rain in the next days", series: [ChartSeries("Rain", points: [ChartPoint("On next Monday", 1)])])
    }
    let words = driver.lines.dropLast().flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(
      words
        == "Uploading the photo: 40 % Style of the house: Plain Rain in the next days On next Monday: 1")
  }

  @Test func theBracketOfAWideButtonFollowsItsWords() {
    let options = ScreenOptions(palette: Palette(isDark: true, isColorless: true))
    let driver = ScreenDriver(width: 30, height: 6, options: options) {
      VStack(alignment: .leading) {
        Text("Words that are wider")
        Button("Go") {}.buttonStyle(.bordered)
      }
    }
    #expect(driver.text == " Words that are wider\n\n [Go]" || driver.text == " Words that are wider\n [Go]")
  }

  @Test func theTitleOfAChartEndsInAnEllipsis() {
    let words = text(20) {
      Chart("Rain in the next days", series: [ChartSeries("Rain", points: [ChartPoint("Monday", 1)])])
    }
    #expect(words.hasPrefix(" Rain in the next…\n") || words.hasPrefix(" Rain in the next …\n"))
  }
}
