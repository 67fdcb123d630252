internal import BinderyViews

/// A list's first section where something went wrong: what, and a way to try again.
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
