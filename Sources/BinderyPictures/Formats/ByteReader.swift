/// Reads bytes in order, with bounds checks.
struct ByteReader {
  let bytes: [UInt8]
  let format: PictureFormat
  private(set) var position: Int

  init(_ bytes: [UInt8], format: PictureFormat, at position: Int = 0) {
    self.bytes = bytes
    self.format = format
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }
  var remaining: Int { bytes.count - position }

  /// The error for a truncated picture.
  var cutOff: PictureError { .damaged(format, reason: "it is cut off after \(bytes.count) bytes") }

  mutating func byte() throws(PictureError) -> UInt8 {
    guard position < bytes.count else { throw cutOff }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func take(_ count: Int) throws(PictureError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw cutOff }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func bigEndian(_ count: Int) throws(PictureError) -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func littleEndian(_ count: Int) throws(PictureError) -> Int {
    try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Array where Element == UInt8 {
  mutating func appendBigEndian(_ number: Int, count: Int) {
    for shift in (0..<count).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }

  mutating func appendLittleEndian(_ number: Int, count: Int) {
    for shift in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }
}
