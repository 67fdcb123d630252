/// A reason why a program could not be built, or does not start.
struct Diagnostic: Hashable, Codable {
  /// The place: `Sources/Kanban/CounterView.swift:12:7`; empty if it has none.
  var place = ""
  var message: String
  /// The lines of the sources around it, as the compiler shows them.
  var excerpt = ""

  /// The text for a terminal.
  var text: String {
    let head = place.isEmpty ? message : "\(place): error: \(message)"
    return excerpt.isEmpty ? head : "\(head)\n\(excerpt)"
  }
}
