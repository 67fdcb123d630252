internal import BinderyViews

/// Parses the most frequent frames, which contain only integers, without a JSON decoder: an event without a value, and an
/// acknowledgment. All other texts are left to the decoder.
enum PlainFrame {
  /// Returns the frame `[n,lastBatch,node,kind]` or `[-1,lastBatch]`; nil for any other text.
  static func frame(_ text: String) -> ClientFrame? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count <= 48, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else {
        return nil
      }
      if bytes.starts(with: [UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "1"), UInt8(ascii: ",")]) {
        var reader = Reader(rest: bytes[4..<bytes.count - 1])
        guard let batch = reader.number(), reader.isAtEnd else { return nil }
        return .acknowledgement(lastBatch: batch)
      }
      var reader = Reader(rest: bytes[1..<bytes.count - 1])
      guard let number = reader.number(), number > 0, reader.comma(), let batch = reader.number(),
        reader.comma(), let node = reader.number().flatMap({ UInt32(exactly: $0) }), reader.comma(),
        let kind = reader.number().flatMap({ UInt8(exactly: $0) }).flatMap(UserEvent.Kind.init),
        reader.isAtEnd,
        let action = UserEvent.Action(kind)
      else { return nil }
      return .event(number: number, lastBatch: batch, UserEvent(action, on: NodeID(rawValue: node)))
    }
  }

  private struct Reader {
    var rest: Slice<UnsafeBufferPointer<UInt8>>

    var isAtEnd: Bool { rest.isEmpty }

    /// Parses a number of at most 15 digits, without a sign, leading zeros or spaces.
    mutating func number() -> Int? {
      let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard !digits.isEmpty, digits.count <= 15, digits.count == 1 || digits.first != 0x30 else { return nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    mutating func comma() -> Bool { rest.popFirst() == UInt8(ascii: ",") }
  }
}
