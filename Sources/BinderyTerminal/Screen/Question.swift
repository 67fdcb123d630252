internal import BinderyViews

/// A question for data that a device would know, but a terminal does not: the person's location, or a file.
struct Question {
  enum Subject {
    case place(findsPlaces: Bool)
    case file(kinds: [String]?)
  }

  /// What is done with an answer.
  enum Outcome {
    /// The location is known.
    case location(MapCoordinate)
    /// The owner of the screen is asked; the popup stays open until it replies.
    case findPlaces(named: String)
    case read(path: String)
    case refuse(String)
  }

  let title: String
  let subject: Subject
  /// The node that gets the answer.
  let node: NodeID

  static func place(for node: Node, findsPlaces: Bool) -> Question {
    Question(title: "Where are you?", subject: .place(findsPlaces: findsPlaces), node: node.id)
  }

  static func file(for node: Node) -> Question {
    Question(title: node.label, subject: .file(kinds: node[.fileExtensions]), node: node.id)
  }

  /// The explanation below the title.
  var note: String {
    switch subject {
    case .place(true):
      "A terminal has no location service. Enter a place, or latitude and longitude in degrees."
    case .place(false): "A terminal has no location service. Enter latitude and longitude in degrees."
    case .file(let kinds?):
      "A file of this kind: \(kinds.map { ".\($0)" }.joined(separator: ", ")). Tab completes."
    case .file(nil): "A file. Tab completes."
    }
  }

  /// The example in the empty field.
  var hint: String {
    switch subject {
    case .place(true): "Berlin, or 52.52, 13.41"
    case .place(false): "52.52, 13.41"
    case .file: "Path"
    }
  }

  var isForFile: Bool { if case .file = subject { true } else { false } }

  /// Returns what is done with an answer.
  func outcome(of text: String) -> Outcome {
    switch subject {
    case .file: text.isEmpty ? .refuse("Enter the path of a file.") : .read(path: text)
    case .place(let findsPlaces): Self.place(text, findsPlaces)
    }
  }

  private static func place(_ text: String, _ findsPlaces: Bool) -> Outcome {
    let numbers = text.split { $0 == "," || $0 == " " || $0 == ";" }.map { Double($0) }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] {
      return abs(latitude) <= 90 && abs(longitude) <= 180
        ? .location(MapCoordinate(latitude: latitude, longitude: longitude))
        : .refuse("“\(text)” is not a latitude (−90 to 90) and a longitude (−180 to 180).")
    }
    let name = text.split(separator: " ").joined(separator: " ")
    if !findsPlaces {
      return .refuse("“\(text)” is not a latitude and a longitude, such as 52.52, 13.41.")
    }
    return name.isEmpty ? .refuse("Enter the name of a place.") : .findPlaces(named: name)
  }
}

/// The paths with which a typed one can go on.
struct PathCompletion {
  /// What all of them have in common.
  let common: String
  private let paths: [String]

  /// Nil if there are none.
  init?(_ paths: [String]) {
    guard var common = paths.first else { return nil }
    for path in paths { while !path.hasPrefix(common) { common.removeLast() } }
    (self.common, self.paths) = (common, paths)
  }

  /// The last parts of several paths: `a cat.jpg   album/   and 34 more`; nil for a single one.
  var list: String? {
    if paths.count < 2 { return nil }
    let names = paths.prefix(6).map { path in
      (path.split(separator: "/").last.map(String.init) ?? path) + (path.last == "/" ? "/" : "")
    }
    return (names + (paths.count > 6 ? ["and \(paths.count - 6) more"] : [])).joined(separator: "   ")
  }
}
