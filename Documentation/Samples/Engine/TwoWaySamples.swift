import Bindery
import Testing

@MainActor
final class SettingsViewModel {
  @Box var name = ""
  @Box private(set) var saved = ""
  func save() { saved = name }
}

@Test @MainActor func aBindingComesFromAWritableKeyPath() {
  let model = SettingsViewModel()
  @Bindable var settings = model
  let field: Binding<String> = $settings.name  // $settings.saved does not compile: its setter is private
  field.wrappedValue = "Mochi"
  #expect(model.name == "Mochi")
}

@Test @MainActor func aBindingIsMappedAndValidated() {
  @SharedBox var seconds = 60
  let number = Binding(get: { seconds }, set: { seconds = $0 })
  let text = number.map({ "\($0 / 60)" }, back: { Int($0).map { $0 * 60 } })
  text.wrappedValue = "5"
  text.wrappedValue = "five"  // nil: not written
  #expect(seconds == 300)
  #expect(text.wrappedValue == "5")
}

@Test @MainActor func onlyWhatIsValidIsWritten() {
  @SharedBox var amount = 2
  let field = Binding(get: { amount }, set: { amount = $0 }).validated { (1...9).contains($0) }
  field.wrappedValue = 12
  #expect(amount == 2)
}

@Test @MainActor func twoValuesFollowEachOtherWithoutAnEcho() {
  @SharedBox var celsius = 20
  @SharedBox var fahrenheit = 68
  let bag = DisposeBag()
  var writes = 0
  $celsius.bind { fahrenheit = $0 * 9 / 5 + 32 }.disposed(by: bag)
  $fahrenheit.bind {
    writes += 1
    celsius = ($0 - 32) * 5 / 9
  }.disposed(by: bag)
  writes = 0
  celsius = 25
  #expect(fahrenheit == 77)
  #expect(writes == 1)  // 77 °F is 25 °C again: there it ends
}
