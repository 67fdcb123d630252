/// A violation of the WebSocket protocol by a peer.
enum WebSocketViolation: Error, Hashable, Sendable {
  /// An unmasked frame of a client (RFC 6455 §5.1).
  case unmaskedFrame
  /// A reserved bit that no negotiated extension defines (§5.2).
  case reservedBit
  /// A reserved opcode (§5.2).
  case reservedOpcode(UInt8)
  /// A fragmented control frame (§5.5).
  case fragmentedControlFrame
  /// A control frame of more than 125 bytes (§5.5).
  case oversizedControlFrame
  /// A continuation frame without a first frame (§5.4).
  case unexpectedContinuation
  /// A new message inside an unfinished one (§5.4).
  case unfinishedMessage
  /// A close frame with a code that must not be sent, or of one byte (§5.5.1, §7.4).
  case invalidClose
  /// Text, or the reason in a close frame, that is not UTF-8 (§8.1).
  case invalidText
  /// Compressed data that does not decompress (RFC 7692 §7.2.2).
  case invalidCompression
  /// A frame whose length is not written in the shortest form (§5.2).
  case longLength
  /// A frame or message larger than this number of bytes.
  case tooLarge(limit: Int)
  /// More pings, pongs and small fragments than the rate allows.
  case tooManyFrames
  /// More bytes of unfinished messages than the clients of one address may have.
  case tooManyUnfinishedBytes
  /// A message that was not complete in time.
  case slowMessage

  /// The close code for the violation.
  var closeCode: CloseCode {
    switch self {
    case .invalidText, .invalidCompression: .invalidData
    case .tooLarge: .tooLarge
    case .tooManyFrames, .tooManyUnfinishedBytes: .tooMuch
    case .slowMessage: .unresponsive
    default: .protocolError
    }
  }

  /// The reason in the close frame: at most 123 bytes.
  var reason: String {
    switch self {
    case .unmaskedFrame: "a client must mask its frames"
    case .reservedBit: "a reserved bit is set"
    case .reservedOpcode(let opcode): "opcode \(opcode) is reserved"
    case .fragmentedControlFrame: "a control frame must not be fragmented"
    case .oversizedControlFrame: "a control frame holds at most 125 bytes"
    case .unexpectedContinuation: "a continuation without a beginning"
    case .unfinishedMessage: "a new message inside an unfinished one"
    case .invalidClose: "a close code that must not be sent"
    case .invalidText: "text must be UTF-8"
    case .invalidCompression: "the compressed data is invalid"
    case .longLength: "a length must be written in the shortest form"
    case .tooLarge(let limit): "a message holds at most \(limit) bytes"
    case .tooManyFrames: "too many pings, pongs and fragments"
    case .tooManyUnfinishedBytes: "too many unfinished messages of one address"
    case .slowMessage: "a message was not complete in time"
    }
  }
}
