/// Reads bytes in order, with bounds checks.
struct ByteReader {
  let format: PictureFormat
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>, format: PictureFormat) {
    self.format = format
    rest = bytes
  }

  /// The index of the next byte in the whole file.
  var position: Int { rest.startIndex }

  /// The error for a truncated picture.
  var cutOff: PictureError { .damaged(format, reason: "it is cut off after \(rest.endIndex) bytes") }

  mutating func take(_ count: Int) throws(PictureError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw cutOff }
    defer { rest.removeFirst(count) }
    return rest.prefix(count)
  }

  mutating func byte() throws(PictureError) -> UInt8 { try take(1)[position - 1] }

  mutating func bigEndian(_ count: Int) throws(PictureError) -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func littleEndian(_ count: Int) throws(PictureError) -> Int {
    try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension [UInt8] {
  mutating func appendBigEndian(_ number: Int, count: Int) {
    for shift in (0..<count).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }

  mutating func appendLittleEndian(_ number: Int, count: Int) {
    for shift in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }
}
