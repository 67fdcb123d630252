/// Reads JPEG files (ITU-T T.81 annex B): segments, each with a marker and a length, and scans of compressed pixels.
///
///     SOI  APP0 APP1(EXIF) … DQT SOF DHT  SOS ░░░░░ [DHT SOS ░░░░░ …]  EOI
enum JPEGPicture {
  private static let exif = Array("Exif\0\0".utf8)
  private static let profile = Array("ICC_PROFILE\0".utf8)

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes, format: .jpeg, at: 2)
    var head: [UInt8] = []
    var body: [UInt8] = []
    var size: (width: Int, height: Int)?
    var orientation = 1
    var hasScan = false
    while true {
      let marker = try nextMarker(&reader)
      if marker == 0xD9 { break }
      guard marker >= 0xC0, marker != 0xD8, !(0xD0...0xD7).contains(marker) else {
        throw .damaged(.jpeg, reason: "it has the marker \(String(marker, radix: 16)) where none may be")
      }
      let length = try reader.bigEndian(2)
      guard length >= 2 else { throw .damaged(.jpeg, reason: "a part of it has the length \(length)") }
      let payload = try reader.take(length - 2)
      switch marker {
      case 0xE0...0xEF, 0xFE:
        if marker == 0xE1, payload.starts(with: exif) {
          orientation = Orientation.read(tiff: payload.dropFirst(exif.count))
        }
        guard isKept(marker, payload), !hasScan else { continue }
        append(marker, payload, to: &head)
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard payload.count >= 6, size == nil else {
          throw .damaged(.jpeg, reason: "it does not state its size exactly once")
        }
        let start = payload.startIndex
        size = (
          width: Int(payload[start + 3]) << 8 | Int(payload[start + 4]),
          height: Int(payload[start + 1]) << 8 | Int(payload[start + 2])
        )
        append(marker, payload, to: &body)
      case 0xDA:
        guard size != nil else { throw .damaged(.jpeg, reason: "its pixels come before its size") }
        hasScan = true
        append(marker, payload, to: &body)
        body += try scan(&reader)
      default:
        append(marker, payload, to: &body)
      }
    }
    guard let size, hasScan else { throw .damaged(.jpeg, reason: "it has no pixels") }
    var whole: [UInt8] = [0xFF, 0xD8]
    whole += head
    if orientation != 1 { append(0xE1, ArraySlice(exif + Orientation.tiff(orientation)), to: &whole) }
    whole += body
    whole += [0xFF, 0xD9]
    return PictureContents(
      format: .jpeg, width: size.width, height: size.height, orientation: orientation, bytes: whole)
  }

  /// The application segments that define colors; all others are metadata.
  private static func isKept(_ marker: UInt8, _ payload: ArraySlice<UInt8>) -> Bool {
    switch marker {
    // A JFIF header without its thumbnail has 14 bytes.
    case 0xE0: payload.starts(with: Array("JFIF\0".utf8)) && payload.count == 14
    case 0xE2: payload.starts(with: profile)
    case 0xEE: payload.starts(with: Array("Adobe".utf8)) && payload.count == 12
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
    var end = reader.position
    let bytes = reader.bytes
    while end + 1 < bytes.count {
      if bytes[end] == 0xFF, bytes[end + 1] != 0, !(0xD0...0xD7).contains(bytes[end + 1]) {
        return try reader.take(end - reader.position)
      }
      end += 1
    }
    throw reader.cutOff
  }

  private static func append(_ marker: UInt8, _ payload: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes += [0xFF, marker]
    bytes.appendBigEndian(payload.count + 2, count: 2)
    bytes += payload
  }
}
