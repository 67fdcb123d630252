/// A picture in the kitty graphics protocol, placed by characters: each cell of it is U+10EEEE, with marks for its row and column,
/// in the color that is the picture's number. So a picture moves, is cut and is covered as text is.
enum KittyPicture {
  /// The pixels of a cell: enough for a terminal to scale from.
  static let cell = CellSize(width: 10, height: 20)

  /// The largest picture: as many rows and columns as there are marks here.
  static let largest = CellSize(width: marks.count, height: marks.count)

  /// The sequences that hand a picture to the terminal under a number, 1 to 2^24 - 1.
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

  /// The sequence that has the terminal forget a picture.
  static func removal(of number: UInt32) -> String { "\u{1B}_Ga=d,d=I,q=2,i=\(number)\u{1B}\\" }

  /// The character of a cell.
  static func placeholder(row: Int, column: Int) -> String {
    var text = String.UnicodeScalarView()
    for value in [0x10EEEE, marks[row], marks[column]] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// RFC 4648.
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

  /// The first of kitty's marks for rows and columns, in its order: accents of class 230 that no letter is composed with.
  private static let marks: [Int] = [
    0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350, 0x351, 0x352,
    0x357, 0x35B, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369, 0x36A, 0x36B, 0x36C, 0x36D, 0x36E, 0x36F,
    0x483, 0x484, 0x485, 0x486, 0x487, 0x592, 0x593, 0x594, 0x595, 0x597, 0x598, 0x599, 0x59C, 0x59D, 0x59E,
    0x59F, 0x5A0, 0x5A1, 0x5A8, 0x5A9, 0x5AB, 0x5AC, 0x5AF, 0x5C4,
  ]
}
