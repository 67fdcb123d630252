import Foundation

@testable import BinderyPictures

/// Small valid pictures, and hostile content for them.
enum Fixture {
  /// 48 × 32 pixels.
  static let jpeg = bytes(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a"
      + "YVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAAR"
      + "CAAgADADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAQDBv/EABUQAQEAAAAAAAAAAAAAAAAAAAAS/8QAFgEBAQEAAAAAAAAAAAAA"
      + "AAAAAAYB/8QAFhEBAQEAAAAAAAAAAAAAAAAAABRh/9oADAMBAAIRAxEAPwDnLLT2WyHFpYostPZZDhYostPZZDhYwstPZayhxKWKLLT2WQ4W"
      + "KLLT2WQ4WP/Z")
  /// 12 × 8 pixels.
  static let png = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIBAMAAAA/ygPCAAAAGFBMVEX/AADaACS2AEiRAG1tAJFIALYkANoAAP/uZVV5AAAAI0lEQVQI12Ng"
      + "gABBMGBQAgMGYzBgcAEDhlAwYEgDA4ZyMAAAw3QLKYd8o6cAAAAASUVORK5CYII=")
  /// 24 × 16 pixels.
  static let webp = bytes(
    "UklGRlIAAABXRUJQVlA4IEYAAABwAwCdASoYABAAPu1kqU2/paQiMAgD8B2JbACdGuAAgE0ciMgA/u2an5dN1AmCCf4ug1dW/+N+3/b7NTzy"
      + "pAFv9oslrAAA")
  /// 6 × 4 pixels.
  static let gif = bytes("R0lGODlhBgAEAPAAAP8AAAAAACH5BAAAAAAALAAAAAAGAAQAAAIEhI+pVwA7")
  /// 6 × 4 pixels, two frames.
  static let movingGIF = bytes(
    "R0lGODlhBgAEAPAAAP8AAAAAACH5BAAUAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABgAEAAACBISPqVcAIfkEABQAAAAsAAAAAAYABACA"
      + "AAD/AAAAAgSEj6lXADs=")

  static let all: [PictureFormat: [UInt8]] = [.jpeg: jpeg, .png: png, .webp: webp, .gif: gif]

  /// The JPEG with a segment after its start.
  static func jpeg(with marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var segment: [UInt8] = [0xFF, marker]
    segment.appendBigEndian(payload.count + 2, count: 2)
    return Array(jpeg[..<2]) + segment + payload + jpeg[2...]
  }

  /// EXIF data like a camera's: the orientation, and a secret text.
  static func exif(orientation: Int, secret: String) -> [UInt8] {
    Array("Exif\0\0".utf8) + Orientation.tiff(orientation) + Array(secret.utf8)
  }

  /// The PNG with a chunk before its pixels.
  static func png(with name: String, _ data: [UInt8]) -> [UInt8] {
    Array(png[..<33]) + chunk(name, data) + png[33...]
  }

  /// Returns a PNG whose header contains a size that its pixels do not have.
  static func png(width: Int, height: Int) -> [UInt8] {
    var header: [UInt8] = []
    header.appendBigEndian(width, count: 4)
    header.appendBigEndian(height, count: 4)
    return Array(png[..<8]) + chunk("IHDR", header + [8, 2, 0, 0, 0]) + png[33...]
  }

  /// Returns a PNG of a red and a blue pixel beside it.
  static func twoPixels(orientation: Int) -> [UInt8] {
    let header: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]
    // One row without a filter, in a block that is not compressed, with its length, the complement of that, and an Adler-32.
    let row: [UInt8] = [0, 255, 0, 0, 0, 0, 255]
    let pixels = [0x78, 0x01, 0x01, 7, 0, 0xF8, 0xFF] + row + [0x07, 0x00, 0x01, 0xFF]
    return Array(png[..<8]) + chunk("IHDR", header) + chunk("eXIf", Orientation.tiff(orientation))
      + chunk("IDAT", pixels) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.appendBigEndian(data.count, count: 4)
    let typed = Array(name.utf8) + data
    chunk += typed
    chunk.appendBigEndian(PNGPicture.checksum(of: typed[...]), count: 4)
    return chunk
  }

  /// Returns the WebP in its extended form, with EXIF and XMP after the pixels.
  static func webp(exif: [UInt8], xmp: String) -> [UInt8] {
    var body = Array("WEBP".utf8)
    func append(_ name: String, _ data: [UInt8]) {
      body += Array(name.utf8)
      body.appendLittleEndian(data.count, count: 4)
      body += data
      if data.count % 2 == 1 { body.append(0) }
    }
    append("VP8X", [0x0C, 0, 0, 0, 23, 0, 0, 15, 0, 0])
    body += webp[12...]
    append("EXIF", exif)
    append("XMP ", Array(xmp.utf8))
    var whole = Array("RIFF".utf8)
    whole.appendLittleEndian(body.count, count: 4)
    return whole + body
  }

  /// The GIF with a comment before its picture.
  static func gif(comment: String) -> [UInt8] {
    Array(gif[..<19]) + [0x21, 0xFE, UInt8(comment.utf8.count)] + Array(comment.utf8) + [0] + gif[19...]
  }

  static func contains(_ bytes: [UInt8], _ word: String) -> Bool {
    Data(bytes).range(of: Data(word.utf8)) != nil
  }

  private static func bytes(_ text: String) -> [UInt8] { Data(base64Encoded: text).map { Array($0) } ?? [] }
}
