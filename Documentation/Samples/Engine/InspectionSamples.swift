import Bindery
import Testing

@Test @MainActor func theGraphCanBePrinted() {
  Inspection.isOn = true
  defer { Inspection.isOn = false }
  @SharedBox var price = 3
  let total = Computed("total") { price * 2 }
  let binding = effect("show total") { _ = total.value }
  #expect(
    Bindery.graph().description == """
      box Int#1 = 3 (0 runs)
      derived total#2 = 6 (1 runs) ◀─ box Int#1
      effect show total#3 (1 runs) ◀─ derived total#2
      """)
  binding.dispose()
}
