internal import BinderyViews
internal import Foundation

/// What the form of a page without script reports: `turn=3&n7=Rome&n9=off&n9=on&press=12.increment`.
struct PlainForm: Sendable {
  /// The form could not be read.
  struct Malformed: Error {}

  /// A pressed button: the node, and what the client would do at a press; `nil` for a tap.
  struct Press: Hashable, Sendable {
    var node: NodeID
    var act: String?
  }

  /// The number of the page in its window.
  let turn: Int
  /// What was pressed; `nil` for the button that only applies changes.
  let press: Press?
  /// What is in the fields, in the order of the page; the last value of each counts.
  private(set) var fields: [(node: NodeID, value: String)] = []

  /// The largest number of values in a form.
  private static let maximumValues = 5000

  /// Reads the body of a request, in the form that browsers send it (`application/x-www-form-urlencoded`).
  init(_ body: String) throws(Malformed) {
    let items = body.split(separator: "&")
    guard items.count <= Self.maximumValues else { throw Malformed() }
    var turn: Int?
    var press: Press?
    var places: [NodeID: Int] = [:]
    for item in items {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(pair[0])
      let value = pair.count > 1 ? try Self.decoded(pair[1]) : ""
      if name == "turn" {
        turn = Int(value)
      } else if name == "press" {
        press = try Self.press(value)
      } else if name.hasPrefix("n"), let number = UInt32(name.dropFirst()) {
        let node = NodeID(rawValue: number)
        if let place = places[node] {
          fields[place].value = value
        } else {
          places[node] = fields.count
          fields.append((node, value))
        }
      } else {
        throw Malformed()
      }
    }
    guard let turn else { throw Malformed() }
    self.turn = turn
    self.press = press
  }

  private static func press(_ text: String) throws(Malformed) -> Press? {
    if text.isEmpty { return nil }
    let parts = text.split(separator: ".", maxSplits: 1)
    guard let number = parts.first.flatMap({ UInt32($0) }) else { throw Malformed() }
    return Press(node: NodeID(rawValue: number), act: parts.count > 1 ? String(parts[1]) : nil)
  }

  private static func decoded(_ text: Substring) throws(Malformed) -> String {
    guard let text = text.replacing("+", with: " ").removingPercentEncoding else { throw Malformed() }
    return text
  }
}
