internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import PetFeederViewModels

/// All feedings of a pet, by day.
struct HistoryView: View {
  @Bindable var model: HistoryViewModel
  let card: PetCardViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if model.days.isEmpty {
        ContentUnavailableView {
          Label("No feeding events", systemImage: "clock")
        } description: {
          Text("Meals you record appear here.")
        } actions: {
          Button("Feed") { card.feed() }.buttonStyle(.borderedProminent)
        }
      } else {
        List {
          ForEach(model.days) { day in
            Section(model.title(of: day)) {
              ForEach(day.rows) { row in
                FeedingRow(row: row)
                  .swipeActions {
                    Button("Edit", icon: .edit) { model.edit(row) }
                      .accessibilityLabel("Edit \(row.meal), \(row.time)")
                    Button("Delete", icon: .trash, role: .destructive) { model.delete(row) }
                      .accessibilityLabel("Delete \(row.meal), \(row.time)")
                  }
              }
            }
          }
        }
      }
    }
    .sheet(isPresented: $model.isEditing) {
      if let editor = model.editor { FeedingForm(model: editor) }
    }
  }
}

/// One feeding.
struct FeedingRow: View {
  let row: FeedingRowViewModel

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(row.time).foregroundStyle(.secondary).monospacedDigit().frame(width: 84, alignment: .leading)
      VStack(alignment: .leading, spacing: 2) {
        Text(row.meal)
        if let by = row.by { Text(by).font(.callout).foregroundStyle(.secondary) }
      }
    }
  }
}

/// The form that changes a feeding.
struct FeedingForm: View {
  @Bindable var model: FeedingEditorViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Edit feeding").font(.title).accessibilityHeading(.h2)
      TextField("Meal", text: $model.meal, prompt: Text("Dry food, 20g")).onSubmit { model.save() }
        .invalid(model.validation[.meal])
      DatePicker("Fed at", selection: $model.date, displayedComponents: [.date, .hourAndMinute])
        .invalid(model.validation[.date])
      TextField("Fed by", text: $model.by, prompt: Text("Nobody in particular")).onSubmit { model.save() }
        .invalid(model.validation[.by])
      HStack(spacing: 8) {
        Button("Save", role: .submit) { model.save() }.buttonStyle(.borderedProminent)
        Button("Cancel", role: .cancel) { model.cancel() }.buttonStyle(.bordered)
      }
    }
  }
}
