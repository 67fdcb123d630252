import Bindery
import Testing

@MainActor
@Suite struct TwoWayTests {
  private struct Address: Equatable {
    var street = ""
    var city = ""
  }

  @MainActor
  private final class Settings {
    @Box var name = ""
    @Box var address = Address()
    @Box var minutes = 5
  }

  @Test func aBindingToAPartLeavesTheRestAsItIs() {
    let settings = Settings()
    settings.address.street = "Main Street"
    @Bindable var model = settings
    let city: Binding<String> = $model.address.city
    city.wrappedValue = "Richmond"
    #expect(settings.address == Address(street: "Main Street", city: "Richmond"))
  }

  @Test func readingABindingTracksIt() {
    let settings = Settings()
    @Bindable var model = settings
    let name: Binding<String> = $model.name
    var seen: [String] = []
    let binding = effect { seen.append(name.wrappedValue) }
    settings.name = "Mochi"
    #expect(seen == ["", "Mochi"])
    binding.dispose()
  }

  @Test func writingAPartInsideAnEffectReadsNothing() {
    let settings = Settings()
    @Bindable var model = settings
    let city: Binding<String> = $model.address.city
    var runs = 0
    let binding = effect {
      runs += 1
      city.wrappedValue = "Richmond"
    }
    settings.address.street = "Main Street"
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func aConstantForgetsWhatIsWritten() {
    let name = Binding.constant("Mochi")
    name.wrappedValue = "Kuro"
    #expect(name.wrappedValue == "Mochi")
  }

  @Test func mappedBindingsIgnoreUnconvertibleValues() {
    let settings = Settings()
    @Bindable var model = settings
    let text: Binding<String> = $model.minutes.map({ "\($0)" }, back: { Int($0) })
    text.wrappedValue = "ten"
    #expect(settings.minutes == 5)
    text.wrappedValue = "10"
    #expect(settings.minutes == 10)
    #expect(text.wrappedValue == "10")
  }

  @Test func validatedBindingsIgnoreInvalidValues() {
    let settings = Settings()
    @Bindable var model = settings
    let minutes: Binding<Int> = $model.minutes.validated { (1...60).contains($0) }
    minutes.wrappedValue = 90
    #expect(settings.minutes == 5)
    minutes.wrappedValue = 60
    #expect(settings.minutes == 60)
  }

  @Test func mutuallyBoundPropertiesSettleWithoutAnEcho() {
    @SharedBox var celsius = 20
    @SharedBox var fahrenheit = 68
    let bag = DisposeBag()
    var writes: [String] = []
    $celsius.bind { value in
      writes.append("\(value) °C")
      fahrenheit = value * 9 / 5 + 32
    }.disposed(by: bag)
    $fahrenheit.bind { value in
      writes.append("\(value) °F")
      celsius = (value - 32) * 5 / 9
    }.disposed(by: bag)
    writes = []
    celsius = 25
    #expect(writes == ["25 °C", "77 °F"])
    writes = []
    fahrenheit = 86
    #expect(writes == ["86 °F", "30 °C"])
    bag.dispose()
  }

  @Test func lossyConversionsSettle() {
    // 70 °F is 21 °C, which is 69 °F: the conversion back returns another value, which then stays.
    @SharedBox var celsius = 20
    @SharedBox var fahrenheit = 68
    let bag = DisposeBag()
    $celsius.bind { fahrenheit = $0 * 9 / 5 + 32 }.disposed(by: bag)
    $fahrenheit.bind { celsius = ($0 - 32) * 5 / 9 }.disposed(by: bag)
    fahrenheit = 70
    #expect(celsius * 9 / 5 + 32 == fahrenheit)
    bag.dispose()
  }

  @Test func writingAnEqualValueRunsNothing() {
    let settings = Settings()
    @Bindable var model = settings
    let name: Binding<String> = $model.name
    var shown: [String] = []
    let view = effect { shown.append(name.wrappedValue) }
    name.wrappedValue = "Mochi"
    name.wrappedValue = "Mochi"
    #expect(shown == ["", "Mochi"])
    view.dispose()
  }
}
