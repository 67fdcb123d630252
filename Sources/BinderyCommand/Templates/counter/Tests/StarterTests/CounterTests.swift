import BinderyTesting
import StarterViewModels
import Testing

@testable import Starter

@MainActor
struct CounterTests {
  private let model = CounterViewModel()

  @Test func theTextSaysHowOftenWasCounted() {
    #expect(model.text == "Nothing counted yet")
    model.increase()
    #expect(model.text == "Counted once")
    model.increase()
    #expect(model.text == "Counted 2 times")
  }

  @Test func aPressOfTheButtonCounts() {
    let host = TestHost { CounterView(model: model) }
    host.tap("Count")
    #expect(host.shows("Counted once"))
    host.tap("Reset")
    #expect(host.shows("Nothing counted yet"))
  }
}
