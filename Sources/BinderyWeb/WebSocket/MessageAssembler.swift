internal import NIOCore
internal import NIOWebSocket

/// Assembles messages from frames and validates what NIO's frame decoder does not: masking, reserved bits and
/// opcodes, the order of fragments, UTF-8, close codes, sizes and compression.
///
///     text ── continuation ── continuation(fin) ──▶ one message
///          └─ ping, pong and close are allowed in between
struct MessageAssembler {
  private struct Unfinished {
    var isText: Bool
    var isCompressed: Bool
    var data: ByteBuffer
  }

  private let limit: Int
  private let isCompressionAgreed: Bool
  private var unfinished: Unfinished?

  /// Creates the assembler of one socket.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of a message in bytes, compressed and decompressed.
  ///   - isCompressionAgreed: Whether permessage-deflate was negotiated, which defines RSV1.
  init(limit: Int, isCompressionAgreed: Bool) {
    self.limit = limit
    self.isCompressionAgreed = isCompressionAgreed
  }

  /// Adds a frame. Returns the message that it completes, if any.
  mutating func receive(
    _ frame: WebSocketFrame, inflater: @autoclosure () -> Inflater
  ) throws(WebSocketViolation) -> SocketMessage? {
    guard frame.maskKey != nil else { throw .unmaskedFrame }
    guard !frame.rsv2, !frame.rsv3 else { throw .reservedBit }
    let isData = frame.opcode == .text || frame.opcode == .binary
    if frame.rsv1, !(isCompressionAgreed && isData) { throw .reservedBit }

    switch frame.opcode {
    case .text, .binary:
      guard unfinished == nil else { throw .unfinishedMessage }
      let start = Unfinished(
        isText: frame.opcode == .text, isCompressed: frame.rsv1, data: try checked(frame.unmaskedData))
      return try advance(start, isFinished: frame.fin, inflater: inflater)
    case .continuation:
      guard var message = unfinished else { throw .unexpectedContinuation }
      unfinished = nil
      var data = frame.unmaskedData
      guard message.data.readableBytes + data.readableBytes <= limit else { throw .tooLarge(limit: limit) }
      message.data.writeBuffer(&data)
      return try advance(message, isFinished: frame.fin, inflater: inflater)
    case .ping, .pong, .connectionClose:
      return try control(frame)
    default:
      throw .reservedOpcode(UInt8(webSocketOpcode: frame.opcode))
    }
  }

  private func checked(_ data: ByteBuffer) throws(WebSocketViolation) -> ByteBuffer {
    guard data.readableBytes <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  private mutating func advance(
    _ message: Unfinished, isFinished: Bool, inflater: () -> Inflater
  ) throws(WebSocketViolation) -> SocketMessage? {
    guard isFinished else {
      unfinished = message
      return nil
    }
    var data = message.data
    if message.isCompressed {
      do throws(Inflater.Failure) {
        data = try inflater().decompress(data, limit: limit)
      } catch {
        switch error {
        case .invalidData: throw .invalidCompression
        case .tooLarge: throw .tooLarge(limit: limit)
        }
      }
    }
    return message.isText ? .text(try text(of: data)) : .binary(data)
  }

  private func control(_ frame: WebSocketFrame) throws(WebSocketViolation) -> SocketMessage {
    guard frame.fin else { throw .fragmentedControlFrame }
    guard frame.length <= 125 else { throw .oversizedControlFrame }
    var data = frame.unmaskedData
    switch frame.opcode {
    case .ping: return .ping(data)
    case .pong: return .pong(data)
    default:
      if data.readableBytes == 0 { return .close(nil, reason: "") }
      guard let number = data.readInteger(as: UInt16.self) else { throw .invalidClose }
      let code = CloseCode(rawValue: number)
      guard code.isAllowedOnWire else { throw .invalidClose }
      return .close(code, reason: try text(of: data))
    }
  }

  private func text(of data: ByteBuffer) throws(WebSocketViolation) -> String {
    guard let text = String(validating: data.readableBytesView, as: UTF8.self) else { throw .invalidText }
    return text
  }
}
