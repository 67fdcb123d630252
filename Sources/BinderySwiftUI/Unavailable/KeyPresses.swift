public import BinderyViews
public import Foundation

// Hosts send no keys to views: a key that does something belongs to a button.

extension View {
  /// Unavailable: hosts send no keys to views.
  @available(*, unavailable, message: "Give a Button the key with keyboardShortcut.")
  public func onKeyPress(_ key: KeyboardShortcut.Key, action: @escaping () -> KeyPressResult) -> Self { self }

  /// Unavailable: hosts send no keys to views.
  @available(*, unavailable, message: "Give a Button the key with keyboardShortcut.")
  public func onKeyPress(
    _ key: KeyboardShortcut.Key, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult
  ) -> Self { self }

  /// Unavailable: hosts send no keys to views.
  @available(*, unavailable, message: "Give a Button the key with keyboardShortcut.")
  public func onKeyPress(
    keys: Set<KeyboardShortcut.Key>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> Self { self }

  /// Unavailable: hosts send no keys to views.
  @available(*, unavailable, message: "Give a Button the key with keyboardShortcut.")
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> Self { self }

  /// Unavailable: hosts send no keys to views.
  @available(*, unavailable, message: "Give a Button the key with keyboardShortcut.")
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPressResult
  ) -> Self { self }
}

extension KeyboardShortcut.Key {
  /// Unavailable: the key moves the focus, the selection or the page.
  @available(*, unavailable, message: "The key moves what has the focus. Use another key.")
  public static var upArrow: KeyboardShortcut.Key { .space }
  /// Unavailable: the key moves the focus, the selection or the page.
  @available(*, unavailable, message: "The key moves what has the focus. Use another key.")
  public static var downArrow: KeyboardShortcut.Key { .space }
  /// Unavailable: the key moves the focus, the selection or the page.
  @available(*, unavailable, message: "The key moves what has the focus. Use another key.")
  public static var leftArrow: KeyboardShortcut.Key { .space }
  /// Unavailable: the key moves the focus, the selection or the page.
  @available(*, unavailable, message: "The key moves what has the focus. Use another key.")
  public static var rightArrow: KeyboardShortcut.Key { .space }
}

/// A press of a key; see `onKeyPress`.
public struct KeyPress: Sendable {
  /// The moments at which a press is sent.
  public struct Phases: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// Each moment.
    public static let all: Phases = [.down, .repeat, .up]

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The moment.
  public let phase: Phases
  /// The key.
  public let key: KeyboardShortcut.Key
  /// The text that the key writes.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: KeyboardShortcut.Modifiers
}

/// Whether a press of a key was used; see `onKeyPress`.
public enum KeyPressResult: Sendable {
  case handled, ignored
}
