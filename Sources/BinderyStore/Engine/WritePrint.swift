/// A fingerprint of what a write did: equal for the same write of an event that is sent again, different for another write of it.
///
/// Values that code generates anew each time do not count: UUIDs, and numbers that are the present time.
///
///     save  pet   3F2504E0-…   {"at":812345678.25,"id":"3F2504E0-…","name":"Tom"}
///           pet   #            {"at":#,"id":"#","name":"Tom"}
package struct WritePrint: Hashable, Sendable {
  /// The operations of a transaction.
  enum Operation: UInt8 { case save, delete, removeAll, move, restore }

  /// A hash of the operations with their collections, keys and contents.
  package private(set) var content = FNV1a.initial
  /// A hash of the operations with their collections only.
  package private(set) var shape = FNV1a.initial
  /// Whether the write did nothing.
  private(set) var isEmpty = true

  /// Creates the fingerprint of a write that did nothing.
  init() {}

  /// Creates the fingerprint of a stored write; nil if an older version of the program made it.
  package init?(content: Int64?, shape: Int64?) {
    guard let content, let shape else { return nil }
    self.content = UInt64(bitPattern: content)
    self.shape = UInt64(bitPattern: shape)
    isEmpty = false
  }

  /// Adds an operation on a record. O(bytes of the texts).
  ///
  /// - Parameters:
  ///   - now: The present time, in seconds since 1970.
  ///   - body: The record as JSON; empty if it is removed.
  mutating func add(
    _ operation: Operation, _ key: String, in collection: String, body: String = "", now: Double
  ) {
    isEmpty = false
    FNV1a.add(operation.rawValue, to: &content)
    FNV1a.add(operation.rawValue, to: &shape)
    for byte in collection.utf8 {
      FNV1a.add(byte, to: &content)
      FNV1a.add(byte, to: &shape)
    }
    FNV1a.add(0, to: &shape)
    for text in [key, body] {
      FNV1a.add(0, to: &content)
      add(Array(text.utf8), now: now)
    }
  }

  /// Adds a text without its generated parts.
  private mutating func add(_ text: [UInt8], now: Double) {
    var index = 0
    while index < text.count {
      let end = Self.endOfWord(in: text, from: index)
      if end == index {
        FNV1a.add(text[index], to: &content)
        index += 1
      } else {
        let word = text[index..<end]
        if Self.isUUID(word) || Self.isTime(word, now: now) {
          FNV1a.add(UInt8(ascii: "#"), to: &content)
        } else {
          for byte in word { FNV1a.add(byte, to: &content) }
        }
        index = end
      }
    }
  }

  /// A word consists of letters, digits, hyphens and points.
  private static func endOfWord(in text: [UInt8], from start: Int) -> Int {
    var end = start
    while end < text.count {
      switch text[end] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: end += 1
      default: return end
      }
    }
    return end
  }

  private static func isUUID(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count == 36 else { return false }
    return word.enumerated().allSatisfy { index, byte in
      switch (index, byte) {
      case (8, 0x2D), (13, 0x2D), (18, 0x2D), (23, 0x2D): true
      case (8, _), (13, _), (18, _), (23, _): false
      default: (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
      }
    }
  }

  /// Whether a word is the present time in seconds, since 1970 or since 2001 as in a coded `Date`.
  private static func isTime(_ word: ArraySlice<UInt8>, now: Double) -> Bool {
    guard word.count >= 9, let first = word.first, (0x30...0x39).contains(first),
      let number = Double(String(decoding: word, as: UTF8.self))
    else { return false }
    return [now, now - secondsFrom1970To2001].contains { abs(number - $0) < tolerance }
  }

  private static let secondsFrom1970To2001 = 978_307_200.0
  /// The time that a task may take between generating a value and writing it.
  private static let tolerance = 60.0
}
