internal import Bindery

extension View {
  /// Suggests texts for the search field inside, as buttons between the field and the content, while there is text that was not chosen
  /// from them.
  ///
  /// Each view with a ``searchCompletion(_:)`` is a button that completes the text.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: @escaping @MainActor () -> Suggestions
  ) -> some View {
    SurroundedByObject(
      content: self, make: { SearchSuggestions { AnyView(suggestions()) } },
      renew: { $0.content = { AnyView(suggestions()) } },
      change: { surroundings, suggestions in surroundings.environment.searchSuggestions = suggestions })
  }

  /// Makes the view a button that writes a text into the search field, in ``searchSuggestions(_:)``.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
}

/// The suggestions of a search field; their closure differs in each update.
@MainActor
final class SearchSuggestions {
  @Box var content: @MainActor () -> AnyView

  init(_ content: @escaping @MainActor () -> AnyView) { self.content = content }
}

/// Writes the text that a person chose into a search field.
@MainActor
struct CompleteSearchAction {
  let action: @MainActor (String) -> Void
}

extension EnvironmentValues {
  /// The suggestions for the search field inside.
  @Entry var searchSuggestions: SearchSuggestions?

  /// Completes the search for which a view is a suggestion.
  @Entry var completeSearch: CompleteSearchAction?
}

/// The suggestions between a search field and its content.
struct SearchSuggestionList: View {
  let text: Binding<String>
  @Environment(\.searchSuggestions) private var suggestions
  @State private var chosen: String?

  var body: some View {
    if let suggestions, !text.wrappedValue.isEmpty, text.wrappedValue != chosen {
      VStack(alignment: .leading, spacing: 0) { suggestions.content() }
        .environment(
          \.completeSearch,
          CompleteSearchAction {
            chosen = $0
            text.wrappedValue = $0
          })
    }
  }
}

/// A suggestion; elsewhere, only its content.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.completeSearch) private var complete

  var body: some View {
    if let complete {
      Button {
        complete.action(completion)
      } label: {
        content
      }
      .buttonStyle(.borderless)
    } else {
      content
    }
  }
}
