internal import BinderyViews

/// A notice about the weather shown.
struct Notice: View {
  let text: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "info")
      Text(text).font(.callout)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface, in: .rect(cornerRadius: 14))
    .foregroundStyle(.secondary)
    .accessibilityLiveRegion(.polite)
  }
}
