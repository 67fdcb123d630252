import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
@Suite("Steppers and sliders", .workScope)
struct NumberControlTests {
  @Test func aStepperWithoutANumberReportsItsPresses() throws {
    struct Screen: View {
      @State private var words = ["a"]
      var body: some View {
        Stepper("Words", onIncrement: { words.append("b") }, onDecrement: { _ = words.popLast() })
        Text(words.joined())
      }
    }
    let host = TestHost { Screen() }
    host.adjust(.role(.stepper, "Words"), to: 1)
    #expect(host.texts == ["ab"])
    #expect(host.find(.role(.stepper, "Words"))?[.number] == nil)
    host.adjust(.role(.stepper, "Words"), to: 1)
    #expect(host.texts == ["abb"])
    host.adjust(.role(.stepper, "Words"), to: -1)
    #expect(host.texts == ["ab"])
  }

  @Test func aFormatWritesTheNumberOfAStepper() {
    struct Screen: View {
      @State private var share = 0.25
      @State private var count = 1_000
      var body: some View {
        Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
        Stepper("Count", value: $count, in: 0...5_000, step: 500, format: .number)
        Stepper("Any", value: $share, step: 0.5, format: .number.precision(.fractionLength(2)))
      }
    }
    let host = TestHost { Screen().environment(\.locale, Locale(identifier: "en_US")) }
    let share = host.find(.role(.stepper, "Share"))
    #expect(share?[.accessibilityValue] == "25%" && share?[.maximum] == 1)
    #expect(host.find(.role(.stepper, "Count"))?[.accessibilityValue] == "1,000")
    #expect(host.find(.role(.stepper, "Any"))?[.accessibilityValue] == "0.25")
    host.adjust(.role(.stepper, "Share"), to: 0.5)
    #expect(host.find(.role(.stepper, "Share"))?[.accessibilityValue] == "50%")
  }

  @Test func steppersWithoutAClosureStopThere() {
    let host = TestHost { Stepper("Words", onIncrement: nil, onDecrement: {}) }
    #expect(host.find(.role(.stepper, "Words"))?[.maximum] == 0)
    #expect(host.find(.role(.stepper, "Words"))?[.minimum] == nil)
  }

  @Test func aSliderHasAViewAtEachEndAndReportsChanges() {
    struct Screen: View {
      @State private var speed = 0.5
      @State private var reports = ""
      var body: some View {
        Slider(value: $speed) {
          Text("Speed")
        } minimumValueLabel: {
          Text("slow")
        } maximumValueLabel: {
          Text("fast")
        } onEditingChanged: {
          reports += $0 ? "begin " : "end \(speed)"
        }
        Text(reports)
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["Speed", "slow", "fast", ""])
    host.adjust(.role(.slider, "Speed"), to: 1)
    #expect(host.texts == ["Speed", "slow", "fast", "begin end 1.0"])
  }

  @Test func theRangeOfANumberFollowsTheModel() {
    struct Screen: View {
      @State private var last = 5
      @State private var size = 5
      @State private var speed = 5.0
      var body: some View {
        Stepper("Size", value: $size, in: 0...last)
        Slider(value: $speed, in: 0...Double(last), step: 1) { Text("Speed") }
        Button("More") { last = 9 }
      }
    }
    let host = TestHost { Screen() }
    host.forgetChanges()
    host.tap("More")
    host.expectChanges(#"stepper "Size": maximum = 9.0"#, #"slider "Speed": maximum = 9.0"#)
    host.adjust(.role(.stepper, "Size"), to: 9)
    #expect(host.find(.role(.stepper, "Size"))?[.number] == 9)
  }

  @Test func aTabIsNamedByItsLabelOrItsRole() {
    let host = TestHost {
      TabView {
        Tab {
          Text("All books")
        } label: {
          Label("Books", systemImage: "book")
        }
        Tab(role: .search) { Text("Found books") }
      }
    }
    #expect(host.texts == ["All books"])
    host.tap("Search")
    #expect(host.texts == ["Found books"])
    host.tap("Books")
    #expect(host.texts == ["All books"])
  }

  @Test func aStepperReportsEachChange() {
    struct Screen: View {
      @State private var number = 1
      @State private var log = ""
      var body: some View {
        Stepper("Number", value: $number, in: 0...5, onEditingChanged: { log += $0 ? "(" : "\(number))" })
        Stepper(
          "Words", onIncrement: { log += "+" }, onDecrement: nil, onEditingChanged: { log += $0 ? "[" : "]" })
        Text(log)
      }
    }
    let host = TestHost { Screen() }
    host.adjust(.role(.stepper, "Number"), to: 2)
    host.adjust(.role(.stepper, "Words"), to: 1)
    #expect(host.texts == ["(2)[+]"])
  }

  @Test func aBarShowsItsCurrentValueBelow() throws {
    let host = TestHost {
      ProgressView(value: 0.25) {
        Text("Loading")
      } currentValueLabel: {
        Text("25 %")
      }
    }
    let bar = try #require(host.find(.role(.progress)))
    #expect(bar[.label] == "Loading" && bar[.fractionCompleted] == 0.25)
    #expect(host.texts == ["25 %"])
  }

  @Test func aDecimalNumberKeepsItsDigits() {
    @SharedBox var price = Decimal(string: "0.1") ?? 0
    let host = TestHost {
      Stepper("Price", value: Binding(get: { price }, set: { price = $0 }), in: 0...1, step: 0.1)
    }
    host.adjust("Price", to: 0.3)
    #expect("\(price)" == "0.3")
  }
}
