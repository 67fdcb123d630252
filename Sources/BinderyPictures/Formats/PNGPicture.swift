internal import CZlib

/// Reads PNG files (W3C PNG, third edition): a signature, then chunks of length, name, data and checksum.
///
///     ‹signature› IHDR … IDAT IDAT … IEND
enum PNGPicture {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that define the picture's appearance. Texts, times, EXIF and all others are removed.
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "pHYs", "acTL",
    "fcTL", "fdAT",
  ]

  static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    var reader = ByteReader(bytes[signature.count...], format: .png)
    var whole = signature
    var size: (width: Int, height: Int)?
    var names: Set<String> = []
    var orientation = 1
    while true {
      let (name, data) = try chunk(&reader)
      if name == "IHDR" {
        guard size == nil, data.count == 13 else {
          throw .damaged(.png, reason: "it does not state its size exactly once")
        }
        var header = ByteReader(data, format: .png)
        size = (width: try header.bigEndian(4), height: try header.bigEndian(4))
      }
      guard size != nil else { throw .damaged(.png, reason: "it does not begin with its size") }
      if name == "IEND" { break }
      if name == "eXIf" { orientation = Orientation.read(tiff: data) }
      names.insert(name)
      if kept.contains(name) { append(name, data, to: &whole) }
    }
    guard let size, names.contains("IDAT") else { throw .damaged(.png, reason: "it has no pixels") }
    if orientation != 1 { append("eXIf", Orientation.tiff(orientation), to: &whole) }
    append("IEND", [], to: &whole)
    return PictureContents(
      format: .png, width: size.width, height: size.height, orientation: orientation,
      isAnimated: names.contains("acTL"), bytes: whole)
  }

  private static func chunk(
    _ reader: inout ByteReader
  ) throws(PictureError) -> (name: String, data: ArraySlice<UInt8>) {
    let start = reader.position
    let length = try reader.bigEndian(4)
    let typed = try reader.take(4 + length)
    guard typed.prefix(4).allSatisfy({ (0x41...0x5A).contains($0 & ~0x20) }) else {
      throw .damaged(.png, reason: "there is no part at byte \(start)")
    }
    let name = String(decoding: typed.prefix(4), as: UTF8.self)
    guard try reader.bigEndian(4) == checksum(of: typed) else {
      throw .damaged(.png, reason: "the checksum of its part \(name) is wrong")
    }
    return (name, typed.dropFirst(4))
  }

  private static func append(_ name: String, _ data: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes.appendBigEndian(data.count, count: 4)
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    bytes.appendBigEndian(checksum(of: bytes[start...]), count: 4)
  }

  /// The CRC-32 of a chunk's name and data.
  static func checksum(of bytes: ArraySlice<UInt8>) -> Int {
    Int(bytes.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) })
  }
}
