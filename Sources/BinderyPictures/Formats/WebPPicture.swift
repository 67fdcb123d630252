/// Reads WebP files (RFC 9649): a RIFF container with chunks of name, length and data, padded to even lengths.
///
///     RIFF ‹size› WEBP  VP8 │ VP8L │ VP8X … ALPH VP8 … EXIF XMP
enum WebPPicture {
  private static let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]
  private static let hasEXIF: UInt8 = 0x08
  private static let hasXMP: UInt8 = 0x04

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes, format: .webp, at: 4)
    let length = try reader.littleEndian(4)
    guard length >= 4, length <= bytes.count - 8 else { throw reader.cutOff }
    reader = ByteReader(Array(bytes[..<(8 + length)]), format: .webp, at: 12)
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var orientation = 1
    while !reader.isAtEnd {
      let name = String(decoding: try reader.take(4), as: UTF8.self)
      let count = try reader.littleEndian(4)
      let data = try reader.take(count)
      if count % 2 == 1 { _ = try reader.take(min(1, reader.remaining)) }
      if name == "EXIF" { orientation = Orientation.read(tiff: tiff(in: data)) }
      if kept.contains(name) { chunks.append((name, data)) }
    }
    guard let first = chunks.first else { throw .damaged(.webp, reason: "it has no pixels") }
    let size = try size(first.name, first.data)
    guard chunks.contains(where: { ["VP8 ", "VP8L", "ANMF"].contains($0.name) }) else {
      throw .damaged(.webp, reason: "it has no pixels")
    }
    return PictureContents(
      format: .webp, width: size.width, height: size.height, orientation: orientation,
      isAnimated: chunks.contains { $0.name == "ANMF" }, bytes: written(chunks, orientation: orientation))
  }

  /// The EXIF chunk may begin with JPEG's EXIF identifier.
  private static func tiff(in data: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = Array("Exif\0\0".utf8)
    return data.starts(with: name) ? data.dropFirst(name.count) : data
  }

  private static func size(
    _ name: String, _ data: ArraySlice<UInt8>
  ) throws(PictureError) -> (width: Int, height: Int) {
    var reader = ByteReader(Array(data), format: .webp)
    switch name {
    case "VP8X":
      _ = try reader.take(4)
      return (width: try reader.littleEndian(3) + 1, height: try reader.littleEndian(3) + 1)
    case "VP8L":
      guard try reader.byte() == 0x2F else {
        throw .damaged(.webp, reason: "its pixels do not begin as they should")
      }
      let bits = try reader.littleEndian(4)
      return (width: bits & 0x3FFF + 1, height: (bits >> 14) & 0x3FFF + 1)
    case "VP8 ":
      _ = try reader.take(3)
      guard try Array(reader.take(3)) == [0x9D, 0x01, 0x2A] else {
        throw .damaged(.webp, reason: "its pixels do not begin as they should")
      }
      return (width: try reader.littleEndian(2) & 0x3FFF, height: try reader.littleEndian(2) & 0x3FFF)
    default: throw .damaged(.webp, reason: "it does not begin with its size")
    }
  }

  private static func written(
    _ chunks: [(name: String, data: ArraySlice<UInt8>)], orientation: Int
  ) -> [UInt8] {
    var body = Array("WEBP".utf8)
    // Only the extended format can contain EXIF.
    let isTurned = orientation != 1 && chunks.first?.name == "VP8X"
    for (name, data) in chunks {
      var data = Array(data)
      if name == "VP8X", !data.isEmpty {
        data[0] &= ~(hasEXIF | hasXMP)
        if isTurned { data[0] |= hasEXIF }
      }
      append(name, data, to: &body)
    }
    if isTurned { append("EXIF", Orientation.tiff(orientation), to: &body) }
    var whole = Array("RIFF".utf8)
    whole.appendLittleEndian(body.count, count: 4)
    return whole + body
  }

  private static func append(_ name: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += Array(name.utf8)
    bytes.appendLittleEndian(data.count, count: 4)
    bytes += data
    if data.count % 2 == 1 { bytes.append(0) }
  }
}
