/// Reads WebP files (RFC 9649): a RIFF container with chunks of name, length and data, padded to even lengths.
///
///     RIFF ‹size› WEBP  VP8 │ VP8L │ VP8X … ALPH VP8 … EXIF XMP
enum WebPPicture {
  private static let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]
  private static let (hasEXIF, hasXMP): (UInt8, UInt8) = (0x08, 0x04)

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes[4...], format: .webp)
    let length = try reader.littleEndian(4)
    guard length >= 4 else { throw reader.cutOff }
    reader = ByteReader(try reader.take(length).dropFirst(4), format: .webp)
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var orientation = 1
    while !reader.rest.isEmpty {
      let name = String(decoding: try reader.take(4), as: UTF8.self)
      let data = try reader.take(try reader.littleEndian(4))
      if data.count % 2 == 1, !reader.rest.isEmpty { _ = try reader.byte() }
      if name == "EXIF" {
        let start = data.starts(with: Orientation.exif) ? Orientation.exif.count : 0
        orientation = Orientation.read(tiff: data.dropFirst(start))
      }
      if kept.contains(name) { chunks.append((name, data)) }
    }
    guard let first = chunks.first, chunks.contains(where: { ["VP8 ", "VP8L", "ANMF"].contains($0.name) })
    else { throw .damaged(.webp, reason: "it has no pixels") }
    // Only the extended format can contain EXIF.
    if first.name != "VP8X" { orientation = 1 }
    let size = try size(first.name, first.data)
    return PictureContents(
      format: .webp, width: size.width, height: size.height, orientation: orientation,
      isAnimated: chunks.contains { $0.name == "ANMF" }, bytes: written(chunks, orientation: orientation))
  }

  private static func size(
    _ name: String, _ data: ArraySlice<UInt8>
  ) throws(PictureError) -> (width: Int, height: Int) {
    var reader = ByteReader(data, format: .webp)
    switch name {
    case "VP8X":
      _ = try reader.take(4)
      return (width: try reader.littleEndian(3) + 1, height: try reader.littleEndian(3) + 1)
    case "VP8L" where try reader.byte() == 0x2F:
      let bits = try reader.littleEndian(4)
      return (width: bits & 0x3FFF + 1, height: (bits >> 14) & 0x3FFF + 1)
    case "VP8 " where try reader.take(6).suffix(3) == [0x9D, 0x01, 0x2A]:
      return (width: try reader.littleEndian(2) & 0x3FFF, height: try reader.littleEndian(2) & 0x3FFF)
    default: throw .damaged(.webp, reason: "it does not begin with its size")
    }
  }

  private static func written(
    _ chunks: [(name: String, data: ArraySlice<UInt8>)], orientation: Int
  ) -> [UInt8] {
    var body = Array("WEBP".utf8)
    let isTurned = orientation != 1
    for (name, var data) in chunks {
      if name == "VP8X", let flags = data.first {
        data[data.startIndex] = flags & ~(hasEXIF | hasXMP) | (isTurned ? hasEXIF : 0)
      }
      append(name, data, to: &body)
    }
    if isTurned { append("EXIF", Orientation.tiff(orientation), to: &body) }
    var whole = Array("RIFF".utf8)
    whole.appendLittleEndian(body.count, count: 4)
    return whole + body
  }

  private static func append(_ name: String, _ data: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes += name.utf8
    bytes.appendLittleEndian(data.count, count: 4)
    bytes += data
    if data.count % 2 == 1 { bytes.append(0) }
  }
}
