/// What happens when, drawn: `"a-b--(cd)|"`.
///
/// Each letter, digit or sign is an event in a frame of its own; `-` is a frame without one; `(cd)` are events of one frame,
/// in order; `|` is the frame in which it ends. Spaces mean nothing.
struct Timeline: Equatable {
  /// The events of each frame, by the number of the frame.
  var events: [Int: [Character]] = [:]
  /// The frame in which it ends, where that is drawn.
  var end: Int?
  /// How many frames are drawn.
  private(set) var length = 0

  init() {}

  /// Reads a drawing. What is not closed or comes after the end is taken as far as it makes sense.
  init(_ drawing: String) {
    var group: [Character]?
    for character in drawing where character != " " {
      switch (character, group) {
      case ("(", nil): group = []
      case (")", let events?):
        add(events)
        group = nil
      case (_, var events?):
        events.append(character)
        group = events
      case ("-", nil): length += 1
      case ("|", nil):
        end = length
        length += 1
      case (_, nil): add([character])
      }
    }
  }

  /// Notes an event in a frame.
  mutating func add(_ event: Character, in frame: Int) {
    events[frame, default: []].append(event)
    length = max(length, frame + 1)
  }

  private mutating func add(_ group: [Character]) {
    if !group.isEmpty { events[length] = group }
    length += 1
  }

  /// The text of a frame.
  fileprivate func cell(_ frame: Int) -> String {
    var text = events[frame].map { $0.count == 1 ? String($0) : "(\(String($0)))" } ?? ""
    if frame == end { text += "|" }
    return text.isEmpty ? "-" : text
  }

  /// Two timelines under each other, so that equal frames stand in equal columns, with a mark under each difference.
  static func aligned(expected: Timeline, actual: Timeline) -> String {
    var rows = ["expected  ", "actual    ", "          "]
    for frame in 0..<max(expected.length, actual.length) {
      let cells = [expected.cell(frame), actual.cell(frame)]
      let width = max(cells[0].count, cells[1].count)
      let mark = cells[0] == cells[1] ? " " : "^"
      for (row, cell) in (cells + [mark]).enumerated() {
        let filler = row == 2 ? " " : "-"
        rows[row] += cell + String(repeating: filler, count: width - cell.count)
      }
    }
    while rows[2].last == " " { rows[2].removeLast() }
    return rows.joined(separator: "\n")
  }
}
