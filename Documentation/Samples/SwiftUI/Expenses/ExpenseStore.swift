import Foundation
import SwiftUI

final class ExpenseStore: ObservableObject {
  @Published var expenses: [Expense]

  init(_ expenses: [Expense] = []) {
    self.expenses = expenses
  }

  var total: Double {
    expenses.reduce(0) { $0 + $1.amount }
  }

  func total(of category: Expense.Category) -> Double {
    expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
  }

  func add(_ expense: Expense) {
    expenses.insert(expense, at: 0)
  }

  func remove(at offsets: IndexSet) {
    expenses.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    expenses.move(fromOffsets: source, toOffset: destination)
  }
}

extension ExpenseStore {
  static var sample: ExpenseStore {
    ExpenseStore([
      Expense(title: "Groceries", amount: 48.2, category: .food),
      Expense(title: "Train to Lyon", amount: 79, category: .travel),
      Expense(title: "Cinema", amount: 13.5, category: .fun),
      Expense(title: "New lamp", amount: 34.99, category: .home),
    ])
  }
}
