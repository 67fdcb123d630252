/// One cell of a picture that the terminal draws: U+10EEEE with marks for its row and column, in a color that encodes the picture's
/// number.
/// This way a picture can be moved, clipped and covered like text. The kitty graphics protocol defines the format.
enum PictureCell {
  /// The maximum size of a picture: the number of marks limits its rows and columns.
  static let largest = CellSize(width: marks.count, height: marks.count)

  /// Returns the character of a cell.
  static func text(row: Int, column: Int) -> String {
    var text = String.UnicodeScalarView()
    for value in [first, marks[row], marks[column]] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  /// Returns the row and column of a cell's character; nil for other text.
  static func place(in text: String) -> CellPoint? {
    let scalars = text.unicodeScalars.map { Int($0.value) }
    guard scalars.count == 3, scalars[0] == first, let row = marks.firstIndex(of: scalars[1]),
      let column = marks.firstIndex(of: scalars[2])
    else { return nil }
    return CellPoint(x: column, y: row)
  }

  private static let first = 0x10EEEE

  /// The first of kitty's marks for rows and columns, in its order: accents of class 230 that no letter is composed with.
  private static let marks: [Int] = [
    0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350, 0x351, 0x352,
    0x357, 0x35B, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369, 0x36A, 0x36B, 0x36C, 0x36D, 0x36E, 0x36F,
    0x483, 0x484, 0x485, 0x486, 0x487, 0x592, 0x593, 0x594, 0x595, 0x597, 0x598, 0x599, 0x59C, 0x59D, 0x59E,
    0x59F, 0x5A0, 0x5A1, 0x5A8, 0x5A9, 0x5AB, 0x5AC, 0x5AF, 0x5C4,
  ]
}
