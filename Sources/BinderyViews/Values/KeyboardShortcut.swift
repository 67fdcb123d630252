/// The keys that press a control.
public struct KeyboardShortcut: Sendable, Hashable {
  /// A key, identified by the character that it types.
  public struct Key: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character, in lower case.
    public let character: Character

    /// The key that types a character.
    public init(_ character: Character) {
      self.character = character.lowercased().first ?? character
    }

    /// The key that types a character: `"k"`.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// Return, or Enter.
    public static let `return`: Key = "\r"
    /// Escape.
    public static let escape: Key = "\u{1B}"
    /// Delete, or Backspace.
    public static let delete: Key = "\u{8}"
    /// The space bar.
    public static let space: Key = " "
    /// Tab.
    public static let tab: Key = "\t"
  }

  /// Keys that are held down.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit for each key.
    public let rawValue: UInt8

    /// Creates a set from the bits of its keys.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Option, or Alt.
    public static let option = Modifiers(rawValue: 4)
    /// The command key; hosts without one use control.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Return: the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: cancels without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: Key
  /// The keys that are held down with it.
  public var modifiers: Modifiers

  /// Combines keys.
  public init(_ key: Key, modifiers: Modifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}
