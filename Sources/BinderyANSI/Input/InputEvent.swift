/// An event that a terminal reported.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeated.
  case key(KeyPress)
  /// Text was pasted: line breaks as `\n`, without other control characters.
  case paste(String)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The terminal's window gained or lost focus.
  case focus(Bool)
  /// The reply to a query.
  case reply(TerminalReply)
}

/// A key with the modifiers held.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers. Shift is omitted if the key's character implies it.
  public var modifiers: KeyModifiers

  /// Creates a key press.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key: a character, or a function.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// F1 is 1.
  case function(Int)
}

/// The modifier keys held with another key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let alt = KeyModifiers(rawValue: 2)
  public static let control = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)
}

/// An action of the mouse and its position.
public struct MouseEvent: Hashable, Sendable {
  /// The kind of a mouse event.
  public enum Kind: Hashable, Sendable {
    /// The primary button went down, moved while down, or went up.
    case press, drag, release
    /// The wheel turned by one notch: rows down (positive) or up.
    case scroll(Int)
    /// The wheel turned sideways by one notch: columns to the right (positive) or left.
    case scrollSideways(Int)
    /// Another button went down.
    case secondaryPress
  }

  /// The kind of the event.
  public var kind: Kind
  /// The cell, from the upper left.
  public var position: CellPoint
  /// The modifier keys held.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(_ kind: Kind, x: Int, y: Int, modifiers: KeyModifiers = []) {
    self.kind = kind
    position = CellPoint(x: x, y: y)
    self.modifiers = modifiers
  }
}
