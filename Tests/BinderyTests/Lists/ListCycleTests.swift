import Bindery
import Testing

/// Lists whose observers edit them again and again.
@MainActor
@Suite struct ListCycleTests {
  /// Copies a list by its steps.
  private func copy<Element>(_ list: some ObservableList<Element>, in bag: DisposeBag) -> SharedBox<[Element]>
  {
    let copy = SharedBox(wrappedValue: list.elements)
    list.changes.bind { for change in $0 { copy.wrappedValue.apply(change) } }.disposed(by: bag)
    return copy
  }

  @Test func anEndlessSeriesOfEditsIsStoppedAndEveryListStaysInStep() {
    let line = #line + 1
    let list = ListBox([0])
    let bag = DisposeBag()
    let doubled = list.map { $0 * 2 }
    let even = doubled.filter { $0 % 4 == 0 }.sorted(by: >)
    let copies = (copy(list, in: bag), copy(doubled, in: bag), copy(even, in: bag))
    let binding = list.changes.bind { _ in list.append(list.count) }
    let reports = reports { list.append(1) }
    #expect(list.count == 101)
    #expect(reports.count == 1)
    #expect(reports.first?.description.contains("BinderyTests/ListCycleTests.swift:\(line)") == true)
    #expect(copies.0.wrappedValue == list.elements)
    #expect(doubled.elements == list.elements.map { $0 * 2 })
    #expect(copies.1.wrappedValue == doubled.elements)
    #expect(copies.2.wrappedValue == even.elements)
    binding.dispose()
    guard doubled.count == list.count else { return }
    while list.count > 0 { list.remove(at: list.count - 1) }
    #expect(doubled.elements == [])
    #expect(copies.2.wrappedValue == [])
    bag.dispose()
  }

  @Test func anEndlessSeriesThatBeginsInADerivedListIsStopped() {
    let list = ListBox([0])
    @SharedBox var limit = 0
    let found = list.filter(with: $limit) { $0 >= $1 }
    let bag = DisposeBag()
    let copy = copy(found, in: bag)
    var edits = 0
    found.changes.bind { _ in
      edits += 1
      // Without an end, this would fill the memory.
      if edits < 1_000 { list.append(list.count) }
    }.disposed(by: bag)
    let reports = reports { limit = 1 }
    #expect(edits == 100)
    #expect(reports.count == 1)
    #expect(found.elements == list.elements.filter { $0 >= 1 })
    #expect(copy.wrappedValue == found.elements)
    bag.dispose()
  }

  @Test func aListThatWasStoppedIsEditedAsBefore() {
    let list = ListBox([0])
    let doubled = list.map { $0 * 2 }
    let binding = list.changes.bind { _ in list.append(list.count) }
    #expect(reports { list.append(1) }.count == 1)
    binding.dispose()
    #expect(reports { list.append(7) }.isEmpty)
    #expect(list.elements.last == 7)
    #expect(doubled.elements.last == 14)
  }

  @Test func theReportHandlerMayEditTheList() {
    let list = ListBox([0])
    let doubled = list.map { $0 * 2 }
    let binding = list.changes.bind { _ in if list.elements.last != -1 { list.append(list.count) } }
    let old = Reports.handler
    Reports.handler = { _ in list.append(-1) }
    list.append(1)
    Reports.handler = old
    #expect(list.elements.last == -1)
    #expect(doubled.elements == list.elements.map { $0 * 2 })
    binding.dispose()
  }
}
