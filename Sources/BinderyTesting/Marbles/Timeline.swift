/// A drawing of events over time: `"a-b--(cd)|"`.
///
/// Each letter, digit or symbol is an event in its own frame; `-` is a frame without an event; `(cd)` are events of one frame, in
/// order; `|` is the end. Spaces are ignored.
struct Timeline: Equatable {
  /// The events of each frame, by frame number.
  var events: [Int: [Character]] = [:]
  /// The frame of the end, or `nil` if none is drawn.
  var end: Int?
  /// The number of drawn frames.
  private(set) var length = 0

  init() {}

  /// Parses a drawing. Unclosed groups and events after the end are accepted.
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

  /// Adds an event to a frame.
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

  /// Draws two timelines below each other, with frames aligned in columns and a mark under each difference.
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
