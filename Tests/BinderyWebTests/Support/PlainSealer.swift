import BinderyViewModels
import Foundation

/// Seals with Base64 and a checksum, which is enough to detect a forged saved state.
struct PlainSealer: StateSealer {
  func seal(_ bytes: [UInt8]) throws -> String { "\(checksum(bytes))-" + hex(bytes) }

  func open(_ text: String) throws(SavedStateRefusal) -> [UInt8] {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let bytes = Self.bytes(parts[1]), String(checksum(bytes)) == parts[0] else {
      throw .damaged
    }
    return bytes
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 { bytes.reduce(7) { ($0 &* 31) &+ UInt32($1) } }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ text: Substring) -> [UInt8]? {
    var rest = text
    var bytes: [UInt8] = []
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
