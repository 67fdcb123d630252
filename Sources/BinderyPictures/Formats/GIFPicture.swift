/// Reads GIF files (GIF89a specification): a screen, then images and extensions of data blocks, then a trailer.
///
///     GIF89a ‹screen› [‹colors›]  21 F9 ‹timing›  2C ‹frame› [‹colors›] ░░░  …  3B
enum GIFPicture {
  /// The extensions that repeat an animation.
  private static let loops: Set<String> = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes, format: .gif, at: 6)
    let width = try reader.littleEndian(2)
    let height = try reader.littleEndian(2)
    let flags = try reader.byte()
    _ = try reader.take(2 + colorCount(flags) * 3)
    var kept = Array(bytes[..<reader.position])
    var frames = 0
    while true {
      let start = reader.position
      switch try reader.byte() {
      case 0x3B:
        guard frames > 0 else { throw .damaged(.gif, reason: "it has no pixels") }
        kept.append(0x3B)
        return PictureContents(
          format: .gif, width: width, height: height, isAnimated: frames > 1, bytes: kept)
      case 0x2C:
        let left = try reader.littleEndian(2)
        let top = try reader.littleEndian(2)
        let right = left + (try reader.littleEndian(2))
        let bottom = top + (try reader.littleEndian(2))
        guard right <= width, bottom <= height else {
          throw .damaged(.gif, reason: "a picture in it is larger than the whole")
        }
        let flags = try reader.byte()
        // The frame's color table, and the initial code width.
        _ = try reader.take(colorCount(flags) * 3 + 1)
        _ = try blocks(&reader)
        frames += 1
        kept += bytes[start..<reader.position]
      case 0x21:
        let label = try reader.byte()
        let first = try blocks(&reader)
        if label == 0xF9 || label == 0xFF && loops.contains(String(decoding: first, as: UTF8.self)) {
          kept += bytes[start..<reader.position]
        }
      default: throw .damaged(.gif, reason: "there is no block at byte \(start)")
      }
    }
  }

  private static func colorCount(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 2 << Int(flags & 7) }

  /// Skips blocks up to the empty one, and returns the first.
  private static func blocks(_ reader: inout ByteReader) throws(PictureError) -> ArraySlice<UInt8> {
    var first: ArraySlice<UInt8>?
    while true {
      let count = Int(try reader.byte())
      if count == 0 { return first ?? [] }
      let block = try reader.take(count)
      first = first ?? block
    }
  }
}
