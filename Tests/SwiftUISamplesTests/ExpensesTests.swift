import BinderyScenes
import BinderySwiftUICore
import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct ExpensesTests {
  private let store = ExpenseStore([
    Expense(title: "Groceries", amount: 48.2, category: .food),
    Expense(title: "Cinema", amount: 13.5, category: .fun),
  ])

  private func makeHost() -> TestHost {
    TestHost { [store] in ExpensesView().environmentObject(store) }
  }

  @Test func theTotalIsShownInTheChosenCurrency() {
    let host = makeHost()
    #expect(host.shows("€61.70"))
    host.select("USD", in: "Currency")
    #expect(host.shows("$61.70"))
    #expect(host.shows("$48.20"))
    host.expectAccessible()
  }

  @Test func settingsAreKeptForANewWindowOfThePerson() {
    let settings = AppStorageValues()
    var environment = EnvironmentValues()
    environment.appStorage = settings
    let first = TestHost(environment: environment) { [store] in ExpensesView().environmentObject(store) }
    first.select("GBP", in: "Currency")
    let second = TestHost(environment: environment) { [store] in ExpensesView().environmentObject(store) }
    #expect(second.shows("£61.70"))
  }

  @Test func aLowBudgetWarns() {
    let host = makeHost()
    #expect(!host.shows("Over budget"))
    host.adjust(.role(.stepper), to: 50)
    #expect(host.shows("Over budget"))
  }

  @Test func anExpenseIsAddedInASheet() {
    let host = makeHost()
    host.tap("Add Expense")
    #expect(host.find("Save")?.isTrue(.isDisabled) == true)
    host.type("Museum", into: "Title")
    host.enter("12.5", into: "Amount")
    host.select("Fun", in: "Category")
    host.tap("Save")
    #expect(!host.shows(.role(.sheet)))
    #expect(host.shows("€74.20"))
    #expect(store.expenses.first?.category == .fun)
  }

  @Test func aSheetIsLeftWithoutAnExpense() {
    let host = makeHost()
    host.tap("Add Expense")
    host.type("Museum", into: "Title")
    host.tap("Cancel")
    #expect(!host.shows(.role(.sheet)))
    #expect(store.expenses.count == 2)
  }

  @Test func expensesAreRemovedAndMoved() {
    let host = makeHost()
    host.move(.row("Cinema"), to: 0)
    #expect(store.expenses.map(\.title) == ["Cinema", "Groceries"])
    host.delete(.row("Cinema"))
    host.delete(.row("Groceries"))
    #expect(host.shows("Nothing spent so far."))
  }
}
