import Bindery
import Testing

@Test @MainActor func aListReportsItsStepsByIdentity() {
  @SharedBox var names = ["Ana", "Ben", "Cleo"]
  var steps: [[ListChange<String>]] = []
  let binding = $names.changes(by: { $0 }).bind { steps.append($0) }
  names = ["Cleo", "Ana", "Ben"]
  #expect(steps.last == [.moved(from: 2, to: 0)])
  binding.dispose()
}

@Test @MainActor func listBoxesReportTheirEdits() {
  let schedule = ListBox(["8:00", "18:00"])
  var rows: [String] = schedule.elements
  let binding = schedule.changes.bind { for change in $0 { rows.apply(change) } }
  schedule.insert("12:00", at: 1)
  schedule.remove(at: 0)
  #expect(rows == ["12:00", "18:00"])
  binding.dispose()
}

@Test @MainActor func tablesReceiveRowChanges() {
  let schedule = ListBox(["8:00", "18:00"])
  var log: [String] = []
  let bag = DisposeBag()
  schedule.inserted.bind { log.append("insert row \($0)") }.disposed(by: bag)
  schedule.removed.bind { log.append("delete row \($0)") }.disposed(by: bag)
  schedule.updated.bind { log.append("reload row \($0)") }.disposed(by: bag)
  schedule.append("22:00")
  schedule[0] = "7:30"
  schedule.remove(at: 1)
  #expect(log == ["insert row 2", "reload row 0", "delete row 1"])
}

@Test @MainActor func aNewStateOfAListBoxIsTurnedIntoSteps() {
  let schedule = ListBox(["8:00", "12:00", "18:00"])
  var steps: [ListChange<String>] = []
  let binding = schedule.changes.bind { steps += $0 }
  schedule.replace(with: ["18:00", "8:00"], by: { $0 })
  #expect(steps == [.removed(at: 1), .moved(from: 1, to: 0)])
  binding.dispose()
}

@Test @MainActor func aListIsFilteredSortedAndMappedByItsSteps() {
  let amounts = ListBox([30, 5, 20])
  let rows = amounts.filter { $0 >= 10 }.sorted().map { "\($0) g" }
  var steps: [ListChange<String>] = []
  let binding = rows.changes.bind { steps += $0 }
  amounts.insert(25, at: 0)
  amounts.append(1)  // filtered out: no step
  amounts[2] = 40  // 5 becomes 40: it comes in
  #expect(rows.elements == ["20 g", "25 g", "30 g", "40 g"])
  #expect(steps == [.inserted("25 g", at: 1), .inserted("40 g", at: 3)])
  binding.dispose()
}

@Test @MainActor func aSearchFieldFiltersAList() {
  let names = ListBox(["Ana", "Ben", "Bo"])
  @SharedBox var text = "B"
  let found = names.filter(with: $text) { name, text in name.hasPrefix(text) }
  var steps: [ListChange<String>] = []
  let binding = found.changes.bind { steps += $0 }
  text = "Be"
  #expect(found.elements == ["Ben"])
  #expect(steps == [.removed(at: 1)])
  binding.dispose()
}
