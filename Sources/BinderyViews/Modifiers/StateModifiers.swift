internal import Bindery

extension View {
  /// Disables the view while this modifier, or another `disabled(_:)` around it, is given true. The argument
  /// is tracked.
  public func disabled(_ isDisabled: @autoclosure @escaping @MainActor () -> Bool) -> some View {
    let disabled = ModifiedElements(
      content: self,
      modifier: ElementModifier(
        target: .whole, isForControls: true, apply: { $0.bindTrue(.isDisabled, or: isDisabled) }))
    return SurroundedByObject(
      content: disabled, make: { Condition(isDisabled) }, renew: { $0.isMet = isDisabled },
      change: { surroundings, condition in
        surroundings.environment.disabling.append { condition.isMet() }
      })
  }

  /// Hides the view while this modifier, or another `hidden(_:)` around it, is given true; the view keeps its
  /// state. The argument is tracked.
  public func hidden(_ isHidden: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    element(.whole) { $0.bindTrue(.isHidden, or: isHidden) }
  }

  /// Focuses the first field inside when it appears.
  public func autofocus() -> some View { all(.textField) { $0.set(.autofocus, flag: true) } }

  /// Sets the keys that press the control, or the first control inside a container.
  public func keyboardShortcut(
    _ key: KeyboardShortcut.Key, modifiers: KeyboardShortcut.Modifiers = .command
  ) -> some View {
    all(.button, .locationButton, .link, .toggle, .textField, .photosPicker, .fileImporter) {
      $0.set(.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }
  }

  /// Sets the keys that press the control: return, or escape.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
  }

  /// Sets a text that appears on hover. It is looked up in the app's translations.
  public func help(_ key: @autoclosure @escaping @MainActor () -> LocalizedStringKey) -> some View {
    help(key().words)
  }

  /// Sets a string or a text that appears on hover. It is tracked.
  @_disfavoredOverload
  public func help<Title: TitleSource>(_ text: @autoclosure @escaping @MainActor () -> Title) -> some View {
    element { $0.bind(.help) { Title.words(of: text()) } }
  }

  /// Runs an action when return is pressed in a field inside, unless a field of its form is invalid: ``View/invalid(_:)``.
  ///
  /// - Parameters:
  ///   - triggers: `text` for all fields but that of ``View/searchable(text:placement:prompt:)``, `search` for that one.
  ///   - action: the action.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    all(.textField) { element in
      guard triggers.contains(element.isSearch ? .search : .text) else { return }
      element.on(.submit) { _, slot in if slot.admitsSubmission() { action() } }
    }
  }

  /// Runs an action each time the view becomes visible; use it to load the next page.
  public func onScrollVisible(_ action: @escaping () -> Void) -> some View {
    element(.row) { $0.on(.appear) { _, _ in action() } }
  }

  /// Makes a view that is not a button respond to presses. Prefer ``Button``.
  ///
  /// A view with an action for double presses only runs it for a single press of the keyboard, and in a terminal for any press. With both actions, that
  /// for single presses also runs for each press of a double one.
  ///
  /// - Parameters:
  ///   - count: 1 for a press, 2 for a double press. Hosts report no others: a larger number counts as 2.
  ///   - action: the action to run.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    element(.whole) { $0.on(count > 1 ? .doubleTap : .tap) { _, _ in action() } }
  }

  /// Runs an action at a long press: in a browser also at a press of the other mouse button, the menu key or Shift+F10; in a terminal at `.`.
  ///
  /// Offer the same action in another way too: a long press has no visible sign.
  ///
  /// - Parameters:
  ///   - minimumDuration: accepted without effect: the host defines the duration of a long press.
  ///   - maximumDistance: accepted without effect.
  ///   - action: the action to run.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void
  ) -> some View {
    element(.whole) { $0.on(.longPress) { _, _ in action() } }
  }
}

/// The fields whose return key submits.
public struct SubmitTriggers: OptionSet, Sendable, Hashable {
  /// A bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// All fields but the search field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of a searchable view.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A condition whose closure differs in each update.
@MainActor
private final class Condition {
  @Box var isMet: @MainActor () -> Bool

  init(_ isMet: @escaping @MainActor () -> Bool) { self.isMet = isMet }
}
