import SwiftUI

struct ExpensesView: View {
  @EnvironmentObject var store: ExpenseStore
  @AppStorage("currency") private var currency = "EUR"
  @AppStorage("monthlyBudget") private var budget = 250.0
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          BudgetCard(spent: store.total, budget: budget, currency: currency)
        }

        Section("Budget") {
          Picker("Currency", selection: $currency) {
            ForEach(["EUR", "USD", "GBP"], id: \.self) {
              Text($0)
            }
          }
          Stepper(value: $budget, in: 50...1000, step: 50) {
            LabeledContent("Per month") {
              Text(budget, format: .currency(code: currency).precision(.fractionLength(0)))
            }
          }
        }

        Section(header: Text("Expenses")) {
          if store.expenses.isEmpty {
            Text("Nothing spent so far.")
              .foregroundColor(.secondary)
          }
          ForEach(store.expenses) { expense in
            ExpenseRow(expense: expense, currency: currency)
          }
          .onDelete(perform: store.remove)
          .onMove(perform: store.move)
        }
      }
      .navigationTitle("Expenses")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Label("Add Expense", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        AddExpenseView(currency: currency)
      }
    }
  }
}

private struct BudgetCard: View {
  let spent: Double
  let budget: Double
  let currency: String

  private var isOver: Bool { spent > budget }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(spent, format: .currency(code: currency))
          .font(.largeTitle.bold())
          .foregroundColor(isOver ? .red : .primary)
        Spacer()
        Text("of \(budget.formatted(.currency(code: currency).precision(.fractionLength(0))))")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      ProgressView(value: min(spent, budget), total: budget)
        .tint(isOver ? .red : .green)
        .accessibilityLabel("Spent")
      if isOver {
        Label("Over budget", systemImage: "exclamationmark.triangle.fill")
          .font(.footnote)
          .foregroundColor(.red)
      }
    }
    .padding(.vertical, 8)
  }
}

private struct ExpenseRow: View {
  let expense: Expense
  let currency: String

  var body: some View {
    HStack {
      Image(systemName: expense.category.symbol)
        .foregroundColor(.white)
        .frame(width: 36, height: 36)
        .background(Circle().fill(expense.category.color))
      VStack(alignment: .leading) {
        Text(expense.title)
        Text(expense.category.rawValue.capitalized)
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: currency))
        .monospacedDigit()
    }
  }
}

extension Expense.Category {
  fileprivate var color: Color {
    switch self {
    case .food: return .orange
    case .home: return .teal
    case .travel: return .blue
    case .fun: return .purple
    }
  }
}
