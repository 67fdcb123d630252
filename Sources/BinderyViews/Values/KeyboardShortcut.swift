/// Keys that press a control.
public struct KeyboardShortcut: Sendable, Hashable {
  /// A key, by the character that it types.
  public struct Key: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character, in lower case.
    public let character: Character

    /// The key that types a character.
    public init(_ character: Character) {
      self.character = character.lowercased().first ?? character
    }

    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    public static let `return`: Key = "\r"
    public static let escape: Key = "\u{1B}"
    public static let delete: Key = "\u{8}"
    public static let space: Key = " "
    public static let tab: Key = "\t"
  }

  /// Keys that are held down.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    /// The command key; hosts without one take control.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// What is held down with it.
  public var modifiers: Modifiers

  /// Combines keys.
  public init(_ key: Key, modifiers: Modifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}
