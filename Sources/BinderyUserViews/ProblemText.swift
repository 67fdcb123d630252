internal import BinderyViews

/// Why an attempt has failed, for which no single field is to blame.
struct ProblemText: View {
  private let problem: @MainActor () -> String?

  init(_ problem: @autoclosure @escaping @MainActor () -> String?) { self.problem = problem }

  var body: some View {
    if let problem = problem() {
      Label(LocalizedStringKey(problem), systemImage: "exclamationmark.circle").foregroundStyle(.critical)
        .accessibilityLiveRegion(.assertive)
    }
  }
}

/// Returns a sentence as a key that an app can translate.
@MainActor func sentence(_ words: String?) -> LocalizedStringKey? { words.map { LocalizedStringKey($0) } }
