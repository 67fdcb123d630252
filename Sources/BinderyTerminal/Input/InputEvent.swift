/// An event that a terminal reported.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeated.
  case key(KeyPress)
  /// Text was pasted: line breaks as `\n`, without other control characters.
  case paste(String)
  /// The mouse was used.
  case mouse(MouseEvent)
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

  /// Whether it types a character that means nothing outside of a field.
  var isTyping: Bool {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return false }
    return character != " " && character != "."
  }
}

/// A key: a character, or a function.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// Keys that end or remove something.
  case enter, tab, escape, backspace, delete, insert
  /// The arrow keys.
  case up, down, left, right
  /// Keys that go far.
  case home, end, pageUp, pageDown
  /// A function key: F1 is 1.
  case function(Int)
}

/// The modifier keys held with another key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key, with the values of the kitty keyboard protocol.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, which is Option on Apple's keyboards.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Command, or the Windows key. Only the kitty keyboard protocol reports it.
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
