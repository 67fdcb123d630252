internal import BinderyViewModels
internal import BinderyViews
internal import CloudyViewModels

/// A row for the weather and local time of each place.
struct GlanceScreen: View {
  let model: GlanceViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let notice = model.notice { Notice(text: notice) }
      List {
        ForEach(model.rows) { row in
          RepresentableRow(row: row) { model.choose(row) }
        }
        if let text = model.emptyText { Text(text).foregroundStyle(.secondary) }
        if model.canRetry { Button("Try again") { model.retry() } }
      }
      if let credit = model.credit { Link(credit.text, destination: credit.url).font(.caption) }
    }
    .refreshable { await model.refresh() }
    .navigationTitle(model.title)
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
  }
}
