public import Bindery

/// The position of a search field.
public struct SearchFieldPlacement: Sendable, Hashable {
  /// When the field is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, always
  }

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()

  /// Above the content.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  /// Adds a search field above the content.
  ///
  /// - Parameters:
  ///   - text: read, and written on each keystroke.
  ///   - placement: accepted without effect: the field is above the content.
  ///   - prompt: the placeholder of the empty field, which is also its label; `Search` if it is nil.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View {
    Searchable(content: self, text: text, prompt: { (prompt ?? "Search").words })
  }

  /// Adds a search field above the content, whose placeholder and label is a string or a text; `Search` if it is nil.
  @_disfavoredOverload
  public func searchable<Title: TitleSource>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Title?
  ) -> some View {
    Searchable(
      content: self, text: text,
      prompt: { prompt.map { Title.words(of: $0) } ?? LocalizedStringKey("Search").words })
  }

  /// Adds a search field above the content, with suggestions; see ``searchSuggestions(_:)``.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil,
    @ViewBuilder suggestions: @escaping @MainActor () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// A search field before content; other modifiers apply to the content.
private struct Searchable<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: @MainActor () -> String

  var field: TextField { TextField(searching: text, prompt: prompt) }
  var searched: SurroundedByObject<Content, SearchedText> {
    SurroundedByObject(
      content: content, make: { SearchedText(text) }, renew: { $0.renew(text) },
      change: { surroundings, text in surroundings.environment.searchedText = text })
  }
  var suggestions: SearchSuggestionList { SearchSuggestionList(text: text) }
}

extension Searchable: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SequenceSlot()
    slot.append(field.mount(in: context.besidesContent, before: before))
    slot.append(context.besidesContent.mount(suggestions, before: before))
    slot.append(context.belowSearch.mount(searched, before: before))
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slots = unsafeDowncast(slot, to: SequenceSlot.self).children
    field.update(slots[0], in: context.besidesContent)
    context.besidesContent.update(slots[1], to: suggestions)
    context.belowSearch.update(slots[2], to: searched)
  }
}

extension MountContext {
  /// Returns the context for views that a modifier shows beside its content; of the other modifiers, only those
  /// for all descendants apply.
  fileprivate var besidesContent: MountContext {
    var context = self
    context.modifiers = modifiers?.inherited
    return context
  }

  /// Returns the context of the content: its own search fields do not have these suggestions.
  fileprivate var belowSearch: MountContext {
    environment.searchSuggestions == nil ? self : surrounded { $0.environment.searchSuggestions = nil }
  }
}
