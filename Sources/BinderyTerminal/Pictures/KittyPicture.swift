/// A picture in the kitty graphics protocol: the terminal stores it under a number and draws it at every ``PictureCell``.
enum KittyPicture {
  /// Returns the sequences that transfer a picture to the terminal under a number from 1 to 2^24 - 1.
  static func upload(_ number: UInt32, _ pixels: PixelGrid, size: CellSize) -> String {
    let data = base64(pixels.rgba)
    var sequences = ""
    var rest = data[...]
    var control =
      "a=T,U=1,q=2,f=32,i=\(number),s=\(pixels.width),v=\(pixels.height),c=\(size.width),r=\(size.height),"
    repeat {
      let chunk = rest.prefix(4_096)
      rest = rest.dropFirst(4_096)
      sequences +=
        "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(String(decoding: chunk, as: UTF8.self))\u{1B}\\"
      control = ""
    } while !rest.isEmpty
    return sequences
  }

  /// Returns the sequence that deletes a picture from the terminal.
  static func removal(of number: UInt32) -> String { "\u{1B}_Ga=d,d=I,q=2,i=\(number)\u{1B}\\" }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the Base64 encoding of bytes, as RFC 4648 defines it.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for index in 0..<3 { group = group << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? alphabet[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
