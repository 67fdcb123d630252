import SwiftUI

struct AddExpenseView: View {
  let currency: String
  @EnvironmentObject private var store: ExpenseStore
  @Environment(\.presentationMode) private var presentationMode
  @State private var title = ""
  @State private var amount = 0.0
  @State private var category = Expense.Category.food

  private var isComplete: Bool {
    !title.trimmingCharacters(in: .whitespaces).isEmpty && amount > 0
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
        Picker("Category", selection: $category) {
          ForEach(Expense.Category.allCases) { category in
            Label(category.rawValue.capitalized, systemImage: category.symbol)
              .tag(category)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
      .navigationTitle("New Expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(Expense(title: title, amount: amount, category: category))
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(!isComplete)
        }
      }
    }
  }
}
