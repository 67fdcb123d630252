internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import PetFeederViewModels

/// The feeding times of a pet.
struct ScheduleView: View {
  @Bindable var model: ScheduleViewModel

  var body: some View {
    List {
      Section {
        ForEach(model.rows) { row in
          MealTimeRow(row: row)
            .swipeActions {
              Button("Delete", icon: .trash, role: .destructive) { model.delete(row) }
                .accessibilityLabel("Delete \(row.time), \(row.meal)")
            }
        }
        Button("Add a meal time") { model.askForTime() }
      } header: {
        Text("Schedule")
      } footer: {
        Text(model.rows.isEmpty ? "Add daily feeding times." : "")
      }
    }
    .sheet(isPresented: $model.isAdding) { MealTimeForm(model: model) }
  }
}

/// One meal of the day.
struct MealTimeRow: View {
  let row: MealTimeRowViewModel

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("\(row.time) · \(row.meal)").monospacedDigit()
        DutyView(row.duty)
      }
      Spacer()
      if row.isOpen {
        Button("Give") { row.give() }.buttonStyle(.bordered).accessibilityLabel("Give \(row.meal)")
      }
    }
  }
}

/// A new meal of the day.
struct MealTimeForm: View {
  @Bindable var model: ScheduleViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Add a meal time").font(.title).accessibilityHeading(.h2)
      DatePicker("Time", selection: $model.time, displayedComponents: .hourAndMinute)
        .invalid(model.validation[.time])
      TextField("Meal", text: $model.meal, prompt: Text("Dry food, 20g")).onSubmit { model.add() }
        .invalid(model.validation[.meal])
      HStack(spacing: 8) {
        Button("Add", role: .submit) { model.add() }.buttonStyle(.borderedProminent)
        Button("Cancel", role: .cancel) { model.isAdding = false }.buttonStyle(.bordered)
      }
    }
  }
}
