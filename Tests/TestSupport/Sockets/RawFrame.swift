/// A WebSocket frame as bytes, which may be invalid on purpose.
package struct RawFrame: Equatable {
  package static let continuation: UInt8 = 0x0
  package static let text: UInt8 = 0x1
  package static let binary: UInt8 = 0x2
  package static let close: UInt8 = 0x8
  package static let ping: UInt8 = 0x9
  package static let pong: UInt8 = 0xA

  /// The first byte: FIN, three reserved bits, opcode.
  package var start: UInt8
  package var payload: [UInt8]
  package var isMasked = true
  /// A length in the header that differs from the payload's.
  package var claimedLength: UInt64?

  package init(
    _ opcode: UInt8, _ payload: [UInt8] = [], isFinal: Bool = true, reserved: UInt8 = 0,
    isMasked: Bool = true,
    claimedLength: UInt64? = nil
  ) {
    start = (isFinal ? 0x80 : 0) | reserved | opcode
    self.payload = payload
    self.isMasked = isMasked
    self.claimedLength = claimedLength
  }

  package static func text(_ text: String) -> RawFrame { RawFrame(RawFrame.text, Array(text.utf8)) }

  package static func close(_ code: UInt16, reason: String = "") -> RawFrame {
    RawFrame(RawFrame.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8))
  }

  package var opcode: UInt8 { start & 0x0F }
  package var isCompressed: Bool { start & 0x40 != 0 }
  package var string: String { String(decoding: payload, as: UTF8.self) }

  /// The code of a close frame.
  package var closeCode: UInt16? {
    guard opcode == Self.close, payload.count >= 2 else { return nil }
    return UInt16(payload[0]) << 8 | UInt16(payload[1])
  }

  package var bytes: [UInt8] {
    let key: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    let length = claimedLength ?? UInt64(payload.count)
    let mask: UInt8 = isMasked ? 0x80 : 0
    var bytes = [start]
    switch length {
    case ..<126: bytes.append(mask | UInt8(length))
    case ..<65536: bytes += [mask | 126] + Self.bigEndian(length, count: 2)
    default: bytes += [mask | 127] + Self.bigEndian(length, count: 8)
    }
    guard isMasked else { return bytes + payload }
    return bytes + key + payload.enumerated().map { $0.element ^ key[$0.offset % 4] }
  }

  private static func bigEndian(_ number: UInt64, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
