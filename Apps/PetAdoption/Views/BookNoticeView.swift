internal import BinderyViews

/// That what is shown may be old, and the way to try again.
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
