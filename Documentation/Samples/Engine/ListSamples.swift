import Bindery
import Testing

@Test @MainActor func aListTellsItsStepsByIdentity() {
  @SharedBox var names = ["Ana", "Ben", "Cleo"]
  var steps: [[ListChange<String>]] = []
  let binding = $names.changes(by: { $0 }).bind { steps.append($0) }
  names = ["Cleo", "Ana", "Ben"]
  #expect(steps.last == [.moved(from: 2, to: 0)])
  binding.dispose()
}

@Test @MainActor func aListBoxKnowsWhatItsOwnerChanged() {
  let schedule = ListBox(["8:00", "18:00"])
  var rows: [String] = schedule.elements
  let binding = schedule.changes.bind { for change in $0 { rows.apply(change) } }
  schedule.insert("12:00", at: 1)
  schedule.remove(at: 0)
  #expect(rows == ["12:00", "18:00"])
  binding.dispose()
}
