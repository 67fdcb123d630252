import BinderyViewModels
import BinderySwiftUI
import BinderyTesting
import BinderyViews
import Foundation
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
    #expect(host.shows(.text(61.7.formatted(.currency(code: "EUR")))))
    host.select("USD", in: "Currency")
    #expect(host.shows(.text(61.7.formatted(.currency(code: "USD")))))
    #expect(host.shows(.text(48.2.formatted(.currency(code: "USD")))))
    host.expectAccessible()
  }

  @Test func newWindowsOfAUserKeepTheSettings() {
    let settings = AppStorageValues()
    var environment = EnvironmentValues()
    environment.appStorage = settings
    let first = TestHost(environment: environment) { [store] in ExpensesView().environmentObject(store) }
    first.select("GBP", in: "Currency")
    let second = TestHost(environment: environment) { [store] in ExpensesView().environmentObject(store) }
    #expect(second.shows(.text(61.7.formatted(.currency(code: "GBP")))))
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
    #expect(host.find(.button("Save"))?.isTrue(.isDisabled) == true)
    host.type("Museum", into: "Title")
    host.enter("12.5", into: "Amount")
    host.select("Fun", in: "Category")
    host.tap("Save")
    #expect(!host.shows(.role(.sheet)))
    #expect(host.shows(.text(74.2.formatted(.currency(code: "EUR")))))
    #expect(store.expenses.first?.category == .fun)
  }

  @Test func sheetsCanBeCancelledWithoutAnExpense() {
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
