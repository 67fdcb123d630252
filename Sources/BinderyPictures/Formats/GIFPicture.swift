/// Reads GIF files (GIF89a specification): a screen, then images and extensions of data blocks, then a trailer.
///
///     GIF89a ‹screen› [‹colors›]  21 F9 ‹timing›  2C ‹frame› [‹colors›] ░░░  …  3B
enum GIFPicture {
  /// The extensions that repeat an animation.
  private static let loops: Set<String> = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes[6...], format: .gif)
    let width = try reader.littleEndian(2)
    let height = try reader.littleEndian(2)
    try skipColors(&reader, then: 2)
    var kept = Array(bytes[..<reader.position])
    var frames = 0
    while true {
      let start = reader.position
      var isKept = true
      switch try reader.byte() {
      case 0x3B:
        guard frames > 0 else { throw .damaged(.gif, reason: "it has no pixels") }
        kept.append(0x3B)
        return PictureContents(
          format: .gif, width: width, height: height, isAnimated: frames > 1, bytes: kept)
      case 0x2C:
        let left = try reader.littleEndian(2)
        let top = try reader.littleEndian(2)
        guard try left + reader.littleEndian(2) <= width, try top + reader.littleEndian(2) <= height else {
          throw .damaged(.gif, reason: "a picture in it is larger than the whole")
        }
        // The initial code width.
        try skipColors(&reader, then: 1)
        _ = try blocks(&reader)
        frames += 1
      case 0x21:
        let label = try reader.byte()
        let first = try blocks(&reader)
        isKept = label == 0xF9 || label == 0xFF && loops.contains(String(decoding: first, as: UTF8.self))
      default: throw .damaged(.gif, reason: "there is no block at byte \(start)")
      }
      if isKept { kept += bytes[start..<reader.position] }
    }
  }

  /// Skips flags, a number of bytes, and the color table that the flags announce.
  private static func skipColors(_ reader: inout ByteReader, then count: Int) throws(PictureError) {
    let flags = try reader.byte()
    _ = try reader.take(count + (flags & 0x80 == 0 ? 0 : 3 * (2 << Int(flags & 7))))
  }

  /// Skips blocks up to the empty one, and returns the first.
  private static func blocks(_ reader: inout ByteReader) throws(PictureError) -> ArraySlice<UInt8> {
    let first = try reader.take(Int(try reader.byte()))
    var last = first
    while !last.isEmpty { last = try reader.take(Int(try reader.byte())) }
    return first
  }
}
