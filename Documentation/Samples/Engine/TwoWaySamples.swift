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
