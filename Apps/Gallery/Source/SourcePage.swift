/// The files of an app, grouped by folder.
struct SourcePage: Equatable {
  /// The files of one folder.
  struct Group: Identifiable, Equatable {
    /// The folder's path below the common folder: `ViewModels`.
    let name: String
    let files: [SourceFileRow]
    var id: String { name }
  }

  let title: String
  let teaches: String
  let files: [SourceFile]
  let groups: [Group]
  /// The message if there are no files; nil otherwise.
  let absence: String?

  init(title: String, teaches: String, place: String, files: [SourceFile]) {
    self.title = title
    self.teaches = teaches
    self.files = files
    var groups: [(name: String, files: [SourceFileRow])] = []
    for file in files {
      let name = Self.group(of: file, place: place)
      if groups.last?.name != name { groups.append((name, [])) }
      groups[groups.count - 1].files.append(SourceFileRow(file))
    }
    self.groups = groups.map { Group(name: $0.name, files: $0.files) }
    absence =
      files.isEmpty
      ? "The code is not on this machine. In the project it is in \(place)." : nil
  }

  /// The page for an unknown app.
  static let missing = SourcePage(title: "No such app", teaches: "", files: [])

  private init(title: String, teaches: String, files: [SourceFile]) {
    (self.title, self.teaches, self.files) = (title, teaches, files)
    groups = []
    absence = "The gallery has no app of this name."
  }

  private static func group(of file: SourceFile, place: String) -> String {
    guard file.path.hasPrefix(place + "/") else {
      guard file.path.hasPrefix("Apps/") else { return "In a browser" }
      return file.path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
    }
    let inside = file.path.dropFirst(place.count + 1).split(separator: "/").dropLast()
    return inside.isEmpty ? (place.hasPrefix("Apps") ? "App" : "Tests") : inside.joined(separator: "/")
  }
}

/// A row that links to a file.
struct SourceFileRow: Identifiable, Equatable {
  /// `WeatherView.swift`
  let name: String
  /// `55 lines`
  let size: String

  var id: String { name }
  var route: SourceRoute { .file(name) }

  init(_ file: SourceFile) {
    name = file.name
    size = file.lineCount == 1 ? "1 line" : "\(file.lineCount) lines"
  }
}
