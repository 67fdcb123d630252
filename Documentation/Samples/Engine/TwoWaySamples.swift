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

@Test @MainActor func aBoxHasABindingWhereItIsDeclared() {
  @SharedBox var name = "Mochi"
  let field = Binding(_name)
  field.wrappedValue = "Kuro"
  #expect(name == "Kuro")
}

/// Stands for a text field of any toolkit.
@MainActor
final class AmountField {
  var text = ""
  private let edited = Relay<String>()
  var edits: Signal<String> { edited.signal }

  func type(_ text: String) {
    self.text = text
    edited.accept(text)
  }
}

@Test @MainActor func aFieldShowsWhatTheModelRounds() {
  @SharedBox var amount = 2
  let text = Binding(_amount).map({ "\($0)" }, back: { Double($0).map { Int($0.rounded()) } })
  let field = AmountField()
  let connection = text.bind(to: field, \.text, edits: field.edits)
  field.type("2.4")
  #expect(field.text == "2")
  field.type("six")
  #expect(field.text == "2")
  connection.dispose()
}
