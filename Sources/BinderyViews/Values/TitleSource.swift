/// What names something: a ``LocalizedStringKey`` is looked up in the app's translations, a string or a ``Text`` is shown as it is.
///
/// A literal is a key: `alert("Saved", …)` is translated, `alert(model.title, …)` is not.
public protocol TitleSource {
  /// Returns the words of a title in the language of the place for which they are evaluated.
  @MainActor static func words(of title: Self) -> String
}

extension String: TitleSource {
  public static func words(of title: String) -> String { title }
}

extension Substring: TitleSource {
  public static func words(of title: Substring) -> String { String(title) }
}
