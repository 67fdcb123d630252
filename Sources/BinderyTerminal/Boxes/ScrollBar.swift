/// The bar beside content that scrolls: its thumb is the visible part of the content.
///
///     ┌─────────┐ ┐
///     │ Row 4   │ │            offset: 3 rows
///     │ Row 5  ▐│ │ height
///     │ Row 6   │ │
///     └─────────┘ ┘
struct ScrollBar: Hashable {
  /// The number of rows of the bar, and of the visible content.
  let height: Int
  /// The number of rows of the whole content.
  let contentHeight: Int

  var greatestOffset: Int { max(0, contentHeight - height) }
  var thumbHeight: Int { max(1, height * height / max(1, contentHeight)) }

  /// Returns the rows of the thumb.
  ///
  /// - Parameter offset: The first visible row of the content.
  func thumb(at offset: Int) -> Range<Int> {
    let start = (height - thumbHeight) * offset / max(1, greatestOffset)
    return start..<start + thumbHeight
  }

  /// Returns the first visible row of the content for which the thumb starts at a row, or at the nearest possible one.
  func offset(ofThumbAt row: Int) -> Int {
    let room = height - thumbHeight
    guard room > 0 else { return 0 }
    return (min(max(0, row), room) * greatestOffset + room - 1) / room
  }
}
