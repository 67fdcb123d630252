/// The orientation of a picture, the only EXIF tag that is preserved (EXIF 2.32 §4.6.4, tag 0x0112).
enum Orientation {
  private static let tag = 0x0112
  /// The start of EXIF data in JPEG, and sometimes in WebP.
  static let exif = Array("Exif\0\0".utf8)

  /// Returns the orientation in an EXIF (TIFF) structure; 1 for none or an invalid one.
  static func read(tiff: ArraySlice<UInt8>) -> Int {
    let isLittle = tiff.starts(with: [0x49, 0x49, 0x2A, 0x00])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) else { return 1 }
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset <= tiff.count - count else { return nil }
      let part = tiff.dropFirst(offset).prefix(count)
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return 1 }
    for entry in stride(from: start + 2, to: start + 2 + 12 * count, by: 12) {
      guard let found = number(at: entry, 2) else { return 1 }
      if found == tag, let value = number(at: entry + 8, 2), (1...8).contains(value) { return value }
    }
    return 1
  }

  /// Returns a TIFF structure that contains only the orientation.
  static func tiff(_ orientation: Int) -> [UInt8] {
    // The offset of the only list, which has one entry: the tag, one number of 16 bits, and no further list.
    var tiff: [UInt8] = [0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8, 0, 1]
    tiff.appendBigEndian(tag, count: 2)
    tiff += [0, 3, 0, 0, 0, 1]
    tiff.appendBigEndian(orientation, count: 2)
    return tiff + [0, 0, 0, 0, 0, 0]
  }
}
