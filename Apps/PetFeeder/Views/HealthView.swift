internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// A pet's weight and medicine.
struct HealthView: View {
  @Bindable var model: HealthViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      if model.hasCurve {
        GroupBox {
          Chart(
            "Weight", unit: model.weightUnit,
            series: [
              ChartSeries("Weight", points: model.weightPoints.map { ChartPoint($0.label, $0.value) })
            ])
        }
      }
      List {
        Section("Weight") {
          ForEach(model.weighings) { row in
            HealthRow(title: row.weight, moment: row.moment) { model.delete(row) }
          }
          Button("Add a weight") { model.askForWeight() }
        }
        Section("Medicine") {
          ForEach(model.doses) { row in
            HealthRow(title: row.medicine, moment: row.moment) { model.delete(row) }
          }
          Button("Give medicine") { model.askForMedicine() }
        }
      }
    }
    .prompt(
      "Add a weight", isPresented: $model.asksForWeight, hint: model.weightHint, text: model.typedWeight,
      action: "Add",
      perform: model.addWeight
    )
    .prompt(
      "Give medicine", message: "It is noted with this moment.", isPresented: $model.asksForMedicine,
      hint: "Dewormer, 1 tablet", text: model.typedMedicine, action: "Add", perform: model.addMedicine)
  }
}

/// A weight or a dose, and its time.
struct HealthRow: View {
  let title: @MainActor () -> String
  let moment: @MainActor () -> String
  let delete: @MainActor () -> Void

  init(
    title: @autoclosure @escaping @MainActor () -> String,
    moment: @autoclosure @escaping @MainActor () -> String, delete: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.moment = moment
    self.delete = delete
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title()).monospacedDigit()
      Text(moment()).font(.callout).foregroundStyle(.secondary).monospacedDigit()
    }
    .swipeActions {
      Button("Delete", icon: .trash, role: .destructive, action: delete)
        .accessibilityLabel("Delete \(title()), \(moment())")
    }
  }
}
