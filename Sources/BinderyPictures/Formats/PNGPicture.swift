internal import CZlib

/// Reads PNG files (W3C PNG, third edition): a signature, then chunks of length, name, data and checksum.
///
///     ‹signature› IHDR … IDAT IDAT … IEND
enum PNGPicture {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that define the picture's appearance. Texts, times, EXIF and all others are removed.
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "pHYs",
    "acTL",
    "fcTL", "fdAT",
  ]

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes, format: .png, at: signature.count)
    var chunks: [UInt8] = []
    var size: (width: Int, height: Int)?
    var orientation = 1
    var isAnimated = false
    var hasPixels = false
    while true {
      let length = try reader.bigEndian(4)
      let typed = try reader.take(4 + min(length, reader.remaining))
      let name = String(decoding: typed.prefix(4), as: UTF8.self)
      let data = typed.dropFirst(4)
      let checksum = try reader.bigEndian(4)
      guard data.count == length else { throw reader.cutOff }
      guard checksum == Self.checksum(of: typed) else {
        throw .damaged(.png, reason: "the checksum of its part \(name) is wrong")
      }
      switch name {
      case "IHDR":
        guard size == nil, chunks.isEmpty, data.count == 13 else {
          throw .damaged(.png, reason: "it does not state its size exactly once")
        }
        var header = ByteReader(Array(data), format: .png)
        size = (width: try header.bigEndian(4), height: try header.bigEndian(4))
      case "eXIf": orientation = Orientation.read(tiff: data)
      case "acTL": isAnimated = true
      case "IDAT": hasPixels = true
      default: break
      }
      guard size != nil else { throw .damaged(.png, reason: "it does not begin with its size") }
      if name == "IEND" { break }
      if kept.contains(name) { append(name, data, to: &chunks) }
    }
    guard let size, hasPixels else { throw .damaged(.png, reason: "it has no pixels") }
    if orientation != 1 { append("eXIf", ArraySlice(Orientation.tiff(orientation)), to: &chunks) }
    append("IEND", [], to: &chunks)
    return PictureContents(
      format: .png, width: size.width, height: size.height, orientation: orientation, isAnimated: isAnimated,
      bytes: signature + chunks)
  }

  private static func append(_ name: String, _ data: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.appendBigEndian(data.count, count: 4)
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += data
    bytes.appendBigEndian(checksum(of: bytes[start...]), count: 4)
  }

  /// The CRC-32 of a chunk's name and data.
  static func checksum(of bytes: ArraySlice<UInt8>) -> Int {
    Int(bytes.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) })
  }
}
