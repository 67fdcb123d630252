internal import Bindery

/// Clears the field of a searchable view: `dismissSearch()`.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let field: SearchedText?

  /// Clears the search field around the view, if there is one.
  public func callAsFunction() { field?.text.wrappedValue = "" }
}

/// The text of a search field; its binding differs in each update.
@MainActor
final class SearchedText {
  private var binding: Binding<String>
  @Box private var renewals = 0

  init(_ text: Binding<String>) { binding = text }

  /// The binding; reading it is tracked, because the next one may be of another text.
  var text: Binding<String> {
    _ = renewals
    return binding
  }

  /// Replaces the binding.
  func renew(_ text: Binding<String>) {
    binding = text
    renewals += 1
  }
}

extension EnvironmentValues {
  /// Whether there is text in the search field of a ``View/searchable(text:placement:prompt:)`` around the view. Reading it is tracked.
  public var isSearching: Bool { searchedText.map { !$0.text.wrappedValue.isEmpty } ?? false }

  /// Clears the search field of a ``View/searchable(text:placement:prompt:)`` around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(field: searchedText) }

  /// The text of the nearest search field around the view.
  @Entry var searchedText: SearchedText?
}
