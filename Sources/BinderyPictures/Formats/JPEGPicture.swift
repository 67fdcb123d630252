/// Reads JPEG files (ITU-T T.81 annex B): segments, each with a marker and a length, and scans of compressed pixels.
///
///     SOI  APP0 APP1(EXIF) … DQT SOF DHT  SOS ░░░░░ [DHT SOS ░░░░░ …]  EOI
enum JPEGPicture {
  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes[2...], format: .jpeg)
    var head: [UInt8] = []
    var body: [UInt8] = []
    var size: (width: Int, height: Int)?
    var orientation = 1
    var hasScan = false
    while true {
      let marker = try nextMarker(&reader)
      if marker == 0xD9 { break }
      guard marker >= 0xC0, !(0xD0...0xD8).contains(marker) else {
        throw .damaged(.jpeg, reason: "it has the marker \(String(marker, radix: 16)) where none may be")
      }
      let length = try reader.bigEndian(2)
      guard length >= 2 else { throw .damaged(.jpeg, reason: "a part of it has the length \(length)") }
      let payload = try reader.take(length - 2)
      switch marker {
      // Application data, extensions and comments.
      case 0xC8, 0xE0...0xFE:
        if marker == 0xE1, payload.starts(with: Orientation.exif) {
          orientation = Orientation.read(tiff: payload.dropFirst(Orientation.exif.count))
        }
        if isKept(marker, payload), !hasScan { append(marker, payload, to: &head) }
        continue
      case 0xC0...0xCF where ![0xC4, 0xCC].contains(marker):
        guard payload.count >= 6, size == nil else {
          throw .damaged(.jpeg, reason: "it does not state its size exactly once")
        }
        var header = ByteReader(payload.dropFirst(), format: .jpeg)
        let height = try header.bigEndian(2)
        size = (width: try header.bigEndian(2), height: height)
      default: break
      }
      append(marker, payload, to: &body)
      if marker == 0xDA {
        guard size != nil else { throw .damaged(.jpeg, reason: "its pixels come before its size") }
        hasScan = true
        body += try scan(&reader)
      }
    }
    guard let size, hasScan else { throw .damaged(.jpeg, reason: "it has no pixels") }
    if orientation != 1 { append(0xE1, Orientation.exif + Orientation.tiff(orientation), to: &head) }
    return PictureContents(
      format: .jpeg, width: size.width, height: size.height, orientation: orientation,
      bytes: [0xFF, 0xD8] + head + body + [0xFF, 0xD9])
  }

  /// Whether a segment defines colors; all others are metadata.
  private static func isKept(_ marker: UInt8, _ payload: ArraySlice<UInt8>) -> Bool {
    switch marker {
    // A JFIF header without its thumbnail has 14 bytes.
    case 0xE0: payload.starts(with: "JFIF\0".utf8) && payload.count == 14
    case 0xE2: payload.starts(with: "ICC_PROFILE\0".utf8)
    case 0xEE: payload.starts(with: "Adobe".utf8) && payload.count == 12
    default: false
    }
  }

  private static func nextMarker(_ reader: inout ByteReader) throws(PictureError) -> UInt8 {
    guard try reader.byte() == 0xFF else {
      throw .damaged(.jpeg, reason: "there is no marker at byte \(reader.position - 1)")
    }
    var marker = try reader.byte()
    while marker == 0xFF { marker = try reader.byte() }
    return marker
  }

  /// Skips the compressed pixels up to the marker that ends them.
  private static func scan(_ reader: inout ByteReader) throws(PictureError) -> ArraySlice<UInt8> {
    let bytes = reader.rest
    for index in bytes.indices.dropLast() where bytes[index] == 0xFF {
      if bytes[index + 1] != 0, !(0xD0...0xD7).contains(bytes[index + 1]) {
        return try reader.take(index - bytes.startIndex)
      }
    }
    throw reader.cutOff
  }

  private static func append(_ marker: UInt8, _ payload: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes += [0xFF, marker]
    bytes.appendBigEndian(payload.count + 2, count: 2)
    bytes += payload
  }
}
