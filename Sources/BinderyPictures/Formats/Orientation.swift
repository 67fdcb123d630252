/// The orientation of a picture, the only EXIF tag that is preserved (EXIF 2.32 §4.6.4, tag 0x0112).
enum Orientation {
  private static let tag = 0x0112

  /// Returns the orientation in an EXIF (TIFF) structure; 1 for none or an invalid one.
  static func read(tiff: ArraySlice<UInt8>) -> Int {
    let bytes = Array(tiff)
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0x00])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) else { return 1 }
    func number(at index: Int, _ count: Int) -> Int? {
      guard index >= 0, index <= bytes.count - count else { return nil }
      let part = bytes[index..<index + count]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return 1 }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let found = number(at: entry, 2) else { return 1 }
      if found == tag, let value = number(at: entry + 8, 2), (1...8).contains(value) { return value }
    }
    return 1
  }

  /// Returns a TIFF structure that contains only the orientation.
  static func tiff(_ orientation: Int) -> [UInt8] {
    var tiff: [UInt8] = [0x4D, 0x4D, 0x00, 0x2A]
    tiff.appendBigEndian(8, count: 4)
    tiff.appendBigEndian(1, count: 2)
    tiff.appendBigEndian(tag, count: 2)
    tiff.appendBigEndian(3, count: 2)
    tiff.appendBigEndian(1, count: 4)
    tiff.appendBigEndian(orientation, count: 2)
    tiff.appendBigEndian(0, count: 2)
    tiff.appendBigEndian(0, count: 4)
    return tiff
  }
}
