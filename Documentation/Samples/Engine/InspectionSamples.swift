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

@Test @MainActor func theTraceReportsWhatRanAndWhy() {
  Inspection.isOn = true
  var events: [TraceEvent] = []
  Inspection.trace = { events.append($0) }
  defer {
    Inspection.trace = nil
    Inspection.isOn = false
  }
  let order = OrderViewModel()
  let binding = effect("show price") { _ = order.price }
  order.price = 4
  #expect(events == [.ran("show price"), .wrote("OrderViewModel.price"), .ran("show price")])
  binding.dispose()
}

@Test @MainActor func unstoredBindingsAreReported() {
  var reports: [String] = []
  let handler = Reports.handler
  Reports.handler = { reports.append("\($0)") }
  Inspection.isOn = true
  defer {
    Inspection.isOn = false
    Reports.handler = handler
  }
  let order = OrderViewModel()
  _ = effect("show price") { _ = order.price }
  #expect(
    reports == [
      "The binding show price ended at once, because its result was not stored. Keep it with disposed(by:) or in a property."
    ])
}
