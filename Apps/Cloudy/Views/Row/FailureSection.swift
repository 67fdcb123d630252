internal import BinderyViews

/// The first section of a list after a failure: the message, and a button to try again.
struct FailureSection: View {
  let text: String
  let retry: @MainActor () -> Void

  var body: some View {
    Section {
      Label(text, systemImage: "exclamationmark.triangle").foregroundStyle(.critical).accessibilityLiveRegion(
        .polite)
      Button("Try again", action: retry)
    }
  }
}
