internal import BinderyViews
internal import CloudyViewModels

/// Three groups of choices, with one check mark in each.
struct SettingsScreen: View {
  let model: SettingsViewModel

  var body: some View {
    List {
      if let failure = model.failure { FailureSection(text: failure) { model.retry() } }
      Section("Time") { Choices(rows: model.times) }
      Section("Units") { Choices(rows: model.units) }
      Section("Temperature") { Choices(rows: model.temperatures) }
    }
    .navigationTitle(model.title)
  }
}

private struct Choices<Row: SettingsRepresentable & Identifiable>: View {
  let rows: [Row]

  var body: some View {
    ForEach(rows) { row in
      RepresentableRow(row: row) { row.choose() }
    }
  }
}
