internal import BinderyViews

/// A notice that the data may be outdated, and a button to try again.
struct BookNoticeView: View {
  let notice: String?
  let readAgain: @MainActor () -> Void

  var body: some View {
    if let notice {
      HStack(spacing: 12) {
        Label(notice, systemImage: "exclamationmark.triangle").font(.callout).foregroundStyle(.warning)
          .accessibilityLiveRegion(.polite)
        Spacer()
        Button("Try again", action: readAgain).buttonStyle(.bordered)
      }
    }
  }
}
