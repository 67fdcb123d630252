internal import BinderyViews
internal import CloudyViewModels

/// A weather alert. Pressing it shows its whole text.
struct AlertCard: View {
  let alert: AlertViewModel
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(alert.title, systemImage: "exclamationmark.triangle")
        .font(.headline)
        .foregroundStyle(alert.isUrgent ? .critical : .warning)
      Text(alert.detail).font(.callout).foregroundStyle(.secondary)
      if !alert.text.isEmpty {
        DisclosureGroup("What to know", isExpanded: $isExpanded) {
          Text(alert.text).font(.callout)
          if let url = alert.url { Link("More from the weather office", destination: url).font(.callout) }
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface, in: .rect(cornerRadius: 14))
    .accessibilityLiveRegion(.polite)
  }
}
